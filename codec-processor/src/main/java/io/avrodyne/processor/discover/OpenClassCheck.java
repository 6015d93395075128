package io.avrodyne.processor.discover;

import com.google.auto.common.MoreTypes;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Markers;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;

/** A check for classes that a field of a superclass would write without what they add. */
public final class OpenClassCheck {

  private OpenClassCheck() {}

  /** Returns the warning about an annotated type, if there is one. */
  public static Optional<Problem> problemOf(TypeElement type) {
    if (!Markers.of(type).has(AvroRecord.class)) {
      return Optional.empty();
    }
    TypeElement each = type;
    while (each.getSuperclass().getKind() == TypeKind.DECLARED) {
      each = MoreTypes.asTypeElement(each.getSuperclass());
      if (isOpen(each)) {
        return Optional.of(problem(type, each));
      }
    }
    return Optional.empty();
  }

  private static boolean isOpen(TypeElement superclass) {
    return !superclass.getModifiers().contains(Modifier.ABSTRACT)
        && Markers.of(superclass).has(AvroRecord.class);
  }

  private static Problem problem(TypeElement type, TypeElement superclass) {
    return new Problem(
        Code.OPEN_CLASS,
        type.getSimpleName()
            + " extends "
            + superclass.getSimpleName()
            + ", which has a codec of its own.",
        "A field of type "
            + superclass.getSimpleName()
            + " writes it without what it adds, and reads a "
            + superclass.getSimpleName()
            + ".",
        "Use a sealed type or @AvroUnion where a field may hold both, or add"
            + " @SuppressWarnings(\"avrodyne\") to the subclass.",
        ElementOrigin.of(type));
  }
}
