package io.avrodyne.processor.discover;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;

/** A check for superclasses whose fields cannot be those of a record. */
final class SuperclassCheck {

  /** A class cannot name these as its superclass. */
  private static final Set<String> RESERVED = Set.of("java.lang.Enum", "java.lang.Record");

  private SuperclassCheck() {}

  /** Returns the problems of a type; the fields of an exception are not reported one by one. */
  static List<Problem> problemsOf(TypeElement type) {
    for (TypeElement each = type;
        each.getSuperclass().getKind() == TypeKind.DECLARED;
        each = superclassOf(each)) {
      requireAccepted(each);
      if (superclassOf(each).getQualifiedName().contentEquals("java.lang.Throwable")) {
        return List.of(exception(type));
      }
    }
    return List.of();
  }

  private static void requireAccepted(TypeElement type) {
    TypeElement superclass = superclassOf(type);
    boolean reserved = RESERVED.contains(superclass.getQualifiedName().toString());
    if (type.getKind() == ElementKind.CLASS
        && (reserved || superclass.getModifiers().contains(Modifier.FINAL))) {
      throw new RefusedType("the superclass " + superclass.getQualifiedName());
    }
  }

  private static TypeElement superclassOf(TypeElement type) {
    return (TypeElement) ((DeclaredType) type.getSuperclass()).asElement();
  }

  private static Problem exception(TypeElement type) {
    return new Problem(
        Code.UNSUPPORTED_KIND,
        type.getSimpleName() + " is an exception.",
        "The private fields of Throwable (cause, stack trace, suppressed exceptions) are not data, and"
            + " no record can hold them.",
        "Move the data to a record that the exception holds and annotate that, or map the exception"
            + " with @AvroConvert.",
        ElementOrigin.of(type));
  }
}
