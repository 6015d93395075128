package io.avrodyne.processor.bind;

import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * The classes whose names mean variables in front of a dot (JLS 6.4.2 and 6.5.2): {@code Color.RED}
 * is the constant of that enum, even if a class {@code RED} is nested in it.
 */
final class ObscuredNames {

  private ObscuredNames() {}

  /**
   * Returns whether generated code cannot call static methods of a class by its name. Those of an
   * interface cannot be called in another way, so locals avoid the names of interfaces.
   */
  static boolean isObscured(TypeElement type) {
    String name = type.getSimpleName().toString();
    return type.getEnclosingElement() instanceof TypeElement outer
        ? hasField(outer, name) || isObscured(outer)
        : isLikeAVariable(name) && !type.getKind().isInterface();
  }

  /**
   * Returns the names of the types and constants that an implementation of an interface inherits.
   */
  static Set<String> inheritedFrom(TypeElement type) {
    Set<String> names = new TreeSet<>();
    for (Element member : type.getEnclosedElements()) {
      if (member.getKind().isField() || member instanceof TypeElement) {
        names.add(member.getSimpleName().toString());
      }
    }
    for (TypeMirror parent : type.getInterfaces()) {
      if (parent instanceof DeclaredType declared) {
        names.addAll(inheritedFrom((TypeElement) declared.asElement()));
      }
    }
    return names;
  }

  /** Generated code has locals in lower case, and constants in upper case. */
  private static boolean isLikeAVariable(String name) {
    return Character.isLowerCase(name.charAt(0)) || name.equals(name.toUpperCase(Locale.ROOT));
  }

  private static boolean hasField(TypeElement type, String name) {
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
            .anyMatch(field -> field.getSimpleName().contentEquals(name))
        || type.getInterfaces().stream().anyMatch(parent -> hasField(parent, name))
        || hasField(type.getSuperclass(), name);
  }

  private static boolean hasField(TypeMirror parent, String name) {
    return parent instanceof DeclaredType declared
        && hasField((TypeElement) declared.asElement(), name);
  }
}
