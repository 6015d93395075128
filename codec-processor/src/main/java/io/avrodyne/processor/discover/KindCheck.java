package io.avrodyne.processor.discover;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Finds out whether objects of an annotated type can be made at all. */
final class KindCheck {

  private KindCheck() {}

  static List<Problem> problemsOf(TypeElement type) {
    Set<Modifier> modifiers = type.getModifiers();
    if (type.getKind() != ElementKind.CLASS && type.getKind() != ElementKind.RECORD) {
      return unsupported(type, "is neither a class nor a record", "Move the annotation to one.");
    }
    if (modifiers.contains(Modifier.ABSTRACT)) {
      return unsupported(
          type, "is abstract", "Annotate its subclasses; their schemas have its fields too.");
    }
    if (type.getNestingKind().isNested() && !modifiers.contains(Modifier.STATIC)) {
      return unsupported(type, "is an inner class", "Make it static.");
    }
    if (isHidden(type)) {
      return unsupported(
          type, "is private or stands in a private class", "Make it package-private.");
    }
    return List.of();
  }

  /** Returns whether a type is private, or a member of one that is. */
  static boolean isHidden(TypeElement type) {
    for (Element element = type;
        element instanceof TypeElement;
        element = element.getEnclosingElement()) {
      if (element.getModifiers().contains(Modifier.PRIVATE)) {
        return true;
      }
    }
    return false;
  }

  private static List<Problem> unsupported(TypeElement type, String finding, String nextStep) {
    return List.of(
        new Problem(
            Code.UNSUPPORTED_KIND,
            type.getSimpleName() + " " + finding + ".",
            "The codec, in the same package, must be able to create objects of the type.",
            nextStep,
            ElementOrigin.of(type)));
  }
}
