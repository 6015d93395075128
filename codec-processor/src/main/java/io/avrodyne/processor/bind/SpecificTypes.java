package io.avrodyne.processor.bind;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.ElementOrigin;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Recognises classes that Avro's own compiler generated, and their subclasses. They carry their
 * schemas with them; another one, derived from their fields, would have the same name.
 */
final class SpecificTypes {

  private static final String GENERATED = "org.apache.avro.specific.AvroGenerated";
  private static final Set<String> SUPERTYPES =
      Set.of(
          "org.apache.avro.specific.SpecificRecord",
          "org.apache.avro.specific.SpecificFixed",
          "org.apache.avro.generic.GenericEnumSymbol");
  private static final String RULE =
      "Such a class has its own schema, and one derived from its fields would be another of that name.";

  private SpecificTypes() {}

  /** Returns whether a type is one of them. */
  static boolean contains(TypeElement type) {
    return contains(type, new HashSet<>());
  }

  private static boolean contains(TypeElement type, Set<String> seen) {
    String name = type.getQualifiedName().toString();
    if (!seen.add(name)) {
      return false;
    }
    return SUPERTYPES.contains(name)
        || isMarked(type)
        || isIn(type.getSuperclass(), seen)
        || type.getInterfaces().stream().anyMatch(parent -> isIn(parent, seen));
  }

  private static boolean isIn(TypeMirror parent, Set<String> seen) {
    return parent instanceof DeclaredType declared
        && contains((TypeElement) declared.asElement(), seen);
  }

  /** Before 1.9 the annotation was not in class files, nor did enums have the interface. */
  private static boolean isMarked(TypeElement type) {
    return type.getAnnotationMirrors().stream()
            .map(mirror -> (TypeElement) mirror.getAnnotationType().asElement())
            .anyMatch(annotation -> annotation.getQualifiedName().contentEquals(GENERATED))
        || (type.getKind() == ElementKind.ENUM
            && ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .anyMatch(field -> field.getSimpleName().contentEquals("SCHEMA$")));
  }

  static Problem held(TypeMirror type, Site site) {
    return problem(
        site.subject() + " is " + TypeNames.plain(type) + ", a class of Avro's own compiler.",
        "Hold a class of your own with @AvroRecord, convert this one with @AvroConvert, or keep the"
            + " field out with @AvroIgnore.",
        site.origin());
  }

  static Problem imported(TypeElement owner, TypeMirror type, ElementOrigin origin) {
    return problem(
        owner.getSimpleName()
            + " imports "
            + TypeNames.plain(type)
            + ", a class of Avro's own compiler.",
        "Remove it from @AvroImport, and write a class of your own with @AvroRecord.",
        origin);
  }

  static Problem annotated(TypeElement type) {
    return problem(
        type.getSimpleName() + " is a class of Avro's own compiler, or extends one.",
        "Remove the annotation, and write a class of your own with @AvroRecord that has nothing of"
            + " Avro's among its supertypes.",
        ElementOrigin.of(type));
  }

  private static Problem problem(String finding, String nextStep, ElementOrigin origin) {
    return new Problem(Code.SPECIFIC_CLASS, finding, RULE, nextStep, origin);
  }
}
