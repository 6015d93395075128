package io.avrodyne.processor.discover.creator;

import com.google.auto.common.MoreElements;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.NearName;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.member.Members;
import io.avrodyne.processor.discover.member.PropertyDraft;
import io.avrodyne.processor.discover.member.TypeFit;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** The messages about types whose objects cannot be created. */
public final class CreatorProblem {

  /** What is said of a parameter whose field is transient or ignored. */
  private static final String OUT = ", whose field is left out";

  private static final String RULE =
      "Decoding needs a constructor without parameters, a builder, or a constructor or static method"
          + " whose parameters match fields by name and type; fields without a parameter need a setter.";

  private CreatorProblem() {}

  static Problem noConstructor(TypeElement type) {
    return new Problem(
        Code.NO_CONSTRUCTOR,
        type.getSimpleName() + " has no constructor without parameters that its package can call.",
        "Decoding creates the object before it sets the fields.",
        "Add one (package-private is enough), let the codec use a private one with access = Access.PRIVATE, or make the"
            + " type a record.",
        ElementOrigin.of(type));
  }

  /** Returns the problem of an abstract type that nothing creates. */
  public static Problem withoutWay(TypeElement type) {
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
        "Mark one of them with @AvroCreator.",
        ElementOrigin.of(type));
  }

  static Problem contradictory(
      TypeElement type, CallCandidate candidate, VariableElement parameter) {
    return new Problem(
        Code.NO_CONSTRUCTOR,
        type.getSimpleName()
            + " has annotations on the parameter "
            + parameter.getSimpleName()
            + " of "
            + candidate.text()
            + " that name different fields.",
        "A parameter takes one field.",
        "Remove one of the annotations.",
        ElementOrigin.of(parameter));
  }

  static Problem severalNamed(TypeElement type, ExecutableElement one, ExecutableElement other) {
    return new Problem(
        Code.NO_CONSTRUCTOR,
        type.getSimpleName() + " marks both " + one + " and " + other + " with @AvroCreator.",
        "Decoding creates objects in one way.",
        "Remove the annotation from one of them.",
        ElementOrigin.of(other));
  }

  /** Returns the problem of a creator that is marked but cannot be called. */
  static Problem unusable(TypeElement type, ExecutableElement creator, String reason) {
    return unusable(
        type, creator, reason, "Change it, or mark another constructor or static method.");
  }

  /** Returns the problem of a creator that is marked but that the codec may not call. */
  static Problem inaccessible(TypeElement type, ExecutableElement creator) {
    String way =
        creator.getKind() == ElementKind.CONSTRUCTOR
            ? "Make it package-private, or let the codec use it with access = Access.PRIVATE."
            : "Make it package-private, or mark a constructor.";
    return unusable(type, creator, "is not accessible to the codec", way);
  }

  private static Problem unusable(
      TypeElement type, ExecutableElement creator, String reason, String step) {
    return new Problem(
        Code.NO_CONSTRUCTOR,
        type.getSimpleName() + " marks " + creator + " with @AvroCreator, but it " + reason + ".",
        "The codec, a class in the same package, calls it to create objects.",
        step,
        ElementOrigin.of(creator));
  }

  /** Returns the problem of a creator that only its class can call. */
  static Problem hiddenCreator(TypeElement type, CallCandidate candidate) {
    return new Problem(
        Code.NO_CONSTRUCTOR,
        type.getSimpleName()
            + " cannot be created: "
            + candidate.text()
            + " takes all fields, but is not accessible to the codec.",
        RULE,
        "Make it package-private, or let the codec use a private constructor with access = Access.PRIVATE.",
        ElementOrigin.of(candidate.element()));
  }

  /** Returns the problem of a creator that leaves out a property without a setter. */
  static Problem notTaken(TypeElement type, CallCandidate candidate, PropertyDraft property) {
    return new Problem(
        Code.NO_CONSTRUCTOR,
        type.getSimpleName()
            + " cannot be created: "
            + candidate.text()
            + " does not take "
            + property.subject()
            + ", and the field has no setter.",
        RULE,
        "Add a parameter or a setter, or exclude the field with @AvroIgnore.",
        ElementOrigin.of(candidate.element()));
  }

  static Problem nameless(TypeElement type, CallCandidate candidate) {
    return new Problem(
        Code.NO_CONSTRUCTOR,
        type.getSimpleName()
            + " cannot be created: "
            + candidate.text()
            + " has no parameter names in its class file.",
        RULE,
        "If its parameters differ in type, mark it with @AvroCreator; else compile it with -parameters.",
        ElementOrigin.of(type));
  }

  /**
   * Returns the problem with the parameter or property that keeps the candidate from being used.
   */
  static Problem mismatch(
      TypeElement type, CallCandidate candidate, List<PropertyDraft> properties, TypeFit fit) {
    return new Problem(
        Code.NO_CONSTRUCTOR,
        type.getSimpleName()
            + " cannot be created: "
            + candidate.text()
            + " "
            + mismatch(candidate, properties, fit)
            + ".",
        RULE,
        "Make it match the fields, or add a constructor without parameters and setters.",
        ElementOrigin.of(candidate.element()));
  }

  private static String mismatch(
      CallCandidate candidate, List<PropertyDraft> properties, TypeFit fit) {
    return wrongType(candidate, properties, fit)
        .or(() -> unknown(candidate, properties.stream().map(PropertyDraft::name).toList()))
        .or(() -> notTaken(candidate, properties, fit))
        .orElse("takes all fields");
  }

  private static Optional<String> wrongType(
      CallCandidate candidate, List<PropertyDraft> properties, TypeFit fit) {
    for (PropertyDraft property : properties) {
      TypeMirror given = candidate.parameters().get(property.name());
      if (given != null && !fit.takes(given, property.type())) {
        return Optional.of(
            "takes " + property.name() + " as " + given + ", but the field is " + property.type());
      }
    }
    return Optional.empty();
  }

  private static Optional<String> unknown(CallCandidate candidate, List<String> names) {
    return candidate.parameters().keySet().stream()
        .filter(parameter -> !names.contains(parameter))
        .map(each -> "takes " + each + (isField(candidate, each) ? OUT : notField(each, names)))
        .findFirst();
  }

  private static String notField(String parameter, List<String> names) {
    return ", which is not a field" + NearName.suggestion(parameter, names);
  }

  private static boolean isField(CallCandidate candidate, String parameter) {
    TypeElement type = MoreElements.asType(candidate.element().getEnclosingElement());
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .anyMatch(
            field -> field.getSimpleName().contentEquals(parameter) && !Members.isStatic(field));
  }

  private static Optional<String> notTaken(
      CallCandidate candidate, List<PropertyDraft> properties, TypeFit fit) {
    return properties.stream()
        .filter(property -> !candidate.takes(property, fit) && property.filled() == null)
        .map(property -> "does not take " + property.subject())
        .findFirst();
  }
}
