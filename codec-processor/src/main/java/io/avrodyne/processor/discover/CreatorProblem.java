package io.avrodyne.processor.discover;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.NearName;
import io.avrodyne.processor.diagnostic.Problem;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** The messages about types whose objects cannot be created. */
final class CreatorProblem {

  private static final String RULE =
      "Decoding needs a constructor without parameters, a builder, or a constructor or static method"
          + " whose parameters match all fields by name and type.";

  private CreatorProblem() {}

  static Problem noConstructor(TypeElement type) {
    return new Problem(
        Code.NO_CONSTRUCTOR,
        type.getSimpleName() + " has no constructor without parameters that its package can call.",
        "Decoding creates the object before it sets the fields.",
        "Add one (package-private is enough), or make the type a record.",
        ElementOrigin.of(type));
  }

  static Problem withoutWay(TypeElement type) {
    return new Problem(
        Code.UNSUPPORTED_KIND,
        type.getSimpleName() + " is abstract.",
        "Decoding an abstract type needs a builder, such as one that Immutables generates, or a static"
            + " method that takes a value for each abstract accessor.",
        "Add a static method builder(), or annotate its subclasses instead, which inherit its fields.",
        ElementOrigin.of(type));
  }

  static Problem ambiguous(TypeElement type, List<CallCandidate> candidates) {
    return new Problem(
        Code.NO_CONSTRUCTOR,
        type.getSimpleName()
            + " can be created in several ways: "
            + candidates.get(0).element()
            + " and "
            + candidates.get(1).element()
            + ".",
        "Both match all fields, so the choice is ambiguous.",
        "Make one of them private, or add a builder.",
        ElementOrigin.of(type));
  }

  static Problem nameless(TypeElement type, CallCandidate candidate) {
    return new Problem(
        Code.NO_CONSTRUCTOR,
        type.getSimpleName()
            + " cannot be created: "
            + candidate.text()
            + " has no parameter names in its class file.",
        RULE,
        "Compile it with -parameters.",
        ElementOrigin.of(type));
  }

  /**
   * Returns the problem with the parameter or property that keeps the candidate from being used.
   */
  static Problem mismatch(
      TypeElement type, CallCandidate candidate, List<PropertyDraft> properties, Types types) {
    return new Problem(
        Code.NO_CONSTRUCTOR,
        type.getSimpleName()
            + " cannot be created: "
            + candidate.text()
            + " "
            + mismatch(candidate, properties, types)
            + ".",
        RULE,
        "Make it match the fields, or add a constructor without parameters and setters.",
        ElementOrigin.of(candidate.element()));
  }

  private static String mismatch(
      CallCandidate candidate, List<PropertyDraft> properties, Types types) {
    return wrongType(candidate, properties, types)
        .or(() -> unknown(candidate, properties.stream().map(PropertyDraft::name).toList()))
        .or(() -> notTaken(candidate, properties, types))
        .orElse("takes all fields");
  }

  private static Optional<String> wrongType(
      CallCandidate candidate, List<PropertyDraft> properties, Types types) {
    for (PropertyDraft property : properties) {
      TypeMirror given = candidate.parameters().get(property.name());
      if (given != null && !types.isSameType(given, property.type())) {
        return Optional.of(
            "takes " + property.name() + " as " + given + ", but the field is " + property.type());
      }
    }
    return Optional.empty();
  }

  private static Optional<String> unknown(CallCandidate candidate, List<String> names) {
    return candidate.parameters().keySet().stream()
        .filter(parameter -> !names.contains(parameter))
        .map(each -> "takes " + each + ", which is not a field" + NearName.suggestion(each, names))
        .findFirst();
  }

  private static Optional<String> notTaken(
      CallCandidate candidate, List<PropertyDraft> properties, Types types) {
    return properties.stream()
        .filter(property -> !candidate.takes(property, types))
        .map(property -> "does not take " + property.subject())
        .findFirst();
  }
}
