package io.avrodyne.processor.discover;

import com.google.auto.common.MoreTypes;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;

/** A test for nested classes that share their name with a field. */
final class FieldNames {

  private FieldNames() {}

  /**
   * Returns whether a class that a type is nested in has a field of its name, or of that of a class
   * in between: in an expression such a name is the field.
   */
  static boolean obscure(TypeElement type) {
    Element nested = type;
    while (nested.getEnclosingElement() instanceof TypeElement home) {
      if (hasField(home, nested.getSimpleName())) {
        return true;
      }
      nested = home;
    }
    return false;
  }

  private static boolean hasField(TypeElement type, Name name) {
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
            .anyMatch(field -> field.getSimpleName().equals(name))
        || Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream())
            .filter(parent -> parent.getKind() == TypeKind.DECLARED)
            .anyMatch(parent -> hasField(MoreTypes.asTypeElement(parent), name));
  }
}
