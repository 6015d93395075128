package io.avrodyne.processor.discover.member;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;

/**
 * The names of properties that are derived from accessors: without {@code get} and {@code is} if
 * all accessors have one of these prefixes, as in AutoValue.
 *
 * @param prefixed whether all have one
 */
public record PropertyNames(boolean prefixed) {

  private static final List<String> PREFIXES =
      List.of("get", "is", "set", "with", "addAll", "putAll");

  /** Returns the names for all accessors of a class. */
  public static PropertyNames of(Collection<ExecutableElement> accessors) {
    boolean prefixed = accessors.stream().allMatch(accessor -> prefix(accessor) > 0);
    long names = accessors.stream().map(PropertyNames::plain).distinct().count();
    // isOpen and getOpen would both be open, and no longer be told apart.
    return new PropertyNames(prefixed && names == accessors.size());
  }

  /** Returns the name of the property of an accessor. */
  public String of(ExecutableElement accessor) {
    return prefixed ? plain(accessor) : accessor.getSimpleName().toString();
  }

  /** Returns the name without a prefix, whatever the others have. */
  public static String plain(ExecutableElement accessor) {
    String name = accessor.getSimpleName().toString();
    int prefix = prefix(accessor);
    return prefix == 0 ? name : decapitalized(name.substring(prefix));
  }

  /** Returns the name of the property that an accessor is spelled for, if it has a prefix. */
  static Optional<String> afterPrefix(String accessor) {
    return PREFIXES.stream()
        .filter(accessor::startsWith)
        .map(prefix -> accessor.substring(prefix.length()))
        .filter(rest -> !rest.isEmpty() && Character.isUpperCase(rest.charAt(0)))
        .map(PropertyNames::decapitalized)
        .findFirst();
  }

  /** Returns whether a method has one of some prefixes. */
  static boolean isPrefixed(String method, String... prefixes) {
    return Stream.of(prefixes)
        .filter(method::startsWith)
        .map(prefix -> method.substring(prefix.length()))
        .anyMatch(rest -> !rest.isEmpty() && Character.isUpperCase(rest.charAt(0)));
  }

  /** Returns the length of the prefix, or 0 without one. */
  private static int prefix(ExecutableElement accessor) {
    String name = accessor.getSimpleName().toString();
    int length =
        name.startsWith("get")
            ? 3
            : name.startsWith("is") && AccessorNames.isBoolean(accessor.getReturnType()) ? 2 : 0;
    return name.length() > length && Character.isUpperCase(name.charAt(length)) ? length : 0;
  }

  /** By the rules of beans, {@code getURL} is the getter of {@code URL}. */
  private static String decapitalized(String name) {
    boolean acronym =
        name.length() > 1
            && Character.isUpperCase(name.charAt(0))
            && Character.isUpperCase(name.charAt(1));
    return acronym ? name : name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }
}
