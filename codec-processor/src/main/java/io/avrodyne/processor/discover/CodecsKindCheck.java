package io.avrodyne.processor.discover;

import io.avrodyne.api.AvroCodecs;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroUnion;
import io.avrodyne.api.AvroValue;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.discover.settings.Markers;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** A check that a class can implement an interface that lists codecs. */
final class CodecsKindCheck {

  private CodecsKindCheck() {}

  static List<Problem> problemsOf(TypeElement type) {
    List<Problem> problems = new ArrayList<>();
    if (type.getKind() != ElementKind.INTERFACE) {
      problems.add(unsupported(type, "is not an interface", "Move the annotation to one."));
    }
    if (!type.getTypeParameters().isEmpty()) {
      problems.add(
          unsupported(
              type,
              "has type parameters",
              "Remove them, and write the types out in the methods of the interface."));
    }
    if (KindCheck.isHidden(type)) {
      problems.add(
          unsupported(type, "is private or nested in a private type", "Make it package-private."));
    }
    if (type.getModifiers().contains(Modifier.SEALED)) {
      problems.add(unsupported(type, "is sealed", "Remove the modifier."));
    }
    otherKind(type).map(other -> both(type, other)).ifPresent(problems::add);
    return problems;
  }

  private static Optional<Marker> otherKind(TypeElement type) {
    Markers markers = Markers.of(type);
    return Stream.<Class<? extends Annotation>>of(
            AvroRecord.class, AvroUnion.class, AvroValue.class)
        .map(markers::find)
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Problem unsupported(TypeElement type, String finding, String nextStep) {
    return new Problem(
        Code.UNSUPPORTED_KIND,
        type.getSimpleName()
            + " has @"
            + AvroCodecs.class.getSimpleName()
            + " and "
            + finding
            + ".",
        "The processor generates a class in the same package that implements the interface.",
        nextStep,
        ElementOrigin.of(type));
  }

  private static Problem both(TypeElement type, Marker other) {
    return new Problem(
        Code.CONFLICT,
        type.getSimpleName()
            + " has both @AvroCodecs and @"
            + other.mirror().getAnnotationType().asElement().getSimpleName()
            + ".",
        "An interface that lists codecs is not encoded itself.",
        "Remove one of the annotations.",
        other.origin());
  }
}
