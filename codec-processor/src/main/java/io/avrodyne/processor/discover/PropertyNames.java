package io.avrodyne.processor.discover;

import java.util.Collection;
import java.util.Locale;
import javax.lang.model.element.ExecutableElement;

/**
 * Names properties after their accessors: without {@code get} and {@code is} if all have one of
 * them, as AutoValue does.
 *
 * @param prefixed whether all have one
 */
record PropertyNames(boolean prefixed) {

  static PropertyNames of(Collection<ExecutableElement> accessors) {
    return new PropertyNames(accessors.stream().allMatch(accessor -> prefix(accessor) > 0));
  }

  String of(ExecutableElement accessor) {
    return prefixed ? plain(accessor) : accessor.getSimpleName().toString();
  }

  /** Returns the name without a prefix, whatever the others have. */
  static String plain(ExecutableElement accessor) {
    String name = accessor.getSimpleName().toString();
    int prefix = prefix(accessor);
    return prefix == 0 ? name : decapitalized(name.substring(prefix));
  }

  /** Returns the length of the prefix, 0 if there is none. */
  private static int prefix(ExecutableElement accessor) {
    String name = accessor.getSimpleName().toString();
    int length =
        name.startsWith("get")
            ? 3
            : name.startsWith("is") && AccessorNames.isBoolean(accessor.getReturnType()) ? 2 : 0;
    return name.length() > length && Character.isUpperCase(name.charAt(length)) ? length : 0;
  }

  /** Bean rules: {@code getURL} stands for {@code URL}. */
  private static String decapitalized(String name) {
    boolean acronym =
        name.length() > 1
            && Character.isUpperCase(name.charAt(0))
            && Character.isUpperCase(name.charAt(1));
    return acronym ? name : name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }
}
