package io.avrodyne.processor.bind;

import io.avrodyne.api.AvroCodecs;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.member.Visibility;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Markers;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The problems of types that no binding maps. */
final class UnknownTypes {

  private UnknownTypes() {}

  static Problem problem(TypeMirror type, BindingContext context) {
    String subject = context.subject() + " is " + JavaTypeNames.plain(type);
    if (type.getKind() != TypeKind.DECLARED) {
      return unmapped(subject, "Use a type that has a mapping", context);
    }
    TypeElement element = JavaTypeNames.elementOf(type);
    if (isOfJdk(element)) {
      return unmapped(
          subject,
          isOpen(element)
              ? "List the classes that it may hold with @AvroUnion"
              : "Use a type that has a mapping",
          context);
    }
    if (element.getModifiers().contains(Modifier.SEALED)) {
      return new Problem(
          Code.NOT_ANNOTATED,
          subject + ", a sealed class that is neither abstract nor annotated.",
          "An object of the class itself has no branch.",
          "Make it abstract, or list it and its subclasses with @AvroUnion on the "
              + (isRoot(context) ? "method" : "field")
              + ", and annotate these with @AvroRecord or import them with @AvroImport.",
          context.origin());
    }
    return isOpen(element)
        ? new Problem(
            Code.NOT_ANNOTATED,
            subject + ", " + kind(element) + " that is not annotated.",
            "Reading must know which classes it may be.",
            "Make it sealed, or list its classes with @AvroUnion, and annotate these with @AvroRecord"
                + " or import them with @AvroImport"
                + otherwise(context),
            context.origin())
        : new Problem(
            Code.NOT_ANNOTATED,
            subject + ", which is not annotated.",
            "Only annotated or imported classes become Avro records.",
            "Annotate it with @AvroRecord, import it with @AvroImport if its source is not yours"
                + otherwise(context),
            context.origin());
  }

  /** Returns the problem of a branch of a union, at the branch. */
  static Problem branch(TypeMirror union, TypeMirror branch, ElementOrigin origin) {
    return new Problem(
        Code.NOT_ANNOTATED,
        JavaTypeNames.plain(branch)
            + " is a branch of "
            + JavaTypeNames.plain(union)
            + ", but is not annotated.",
        "Only annotated or imported classes become Avro records.",
        "Annotate it with @AvroRecord, or import it with @AvroImport if its source is not yours.",
        origin);
  }

  /**
   * Returns the problem of a type with a class that the codec in package {@code home} cannot name.
   */
  static Problem hidden(TypeMirror type, TypeElement hidden, String home, BindingContext context) {
    boolean whole =
        type.getKind() == TypeKind.DECLARED && hidden.equals(JavaTypeNames.elementOf(type));
    TypeElement culprit = Visibility.hiding(hidden, home).orElse(hidden);
    boolean inside = culprit.getModifiers().contains(Modifier.PRIVATE);
    return new Problem(
        Code.UNSUPPORTED_TYPE,
        context.subject()
            + " is "
            + JavaTypeNames.plain(type)
            + (whole ? ", which is " : "; " + hidden.getQualifiedName() + " is ")
            + (culprit.equals(hidden)
                ? ""
                : "nested in " + culprit.getQualifiedName() + ", which is ")
            + (inside ? "private." : "not accessible from package " + home + "."),
        inside
            ? "The codec is a separate class that refers to the type."
            : "The codec is in that package and refers to the type.",
        "Make "
            + (whole && culprit.equals(hidden) ? "it" : culprit.getQualifiedName())
            + (inside && Visibility.isOf(culprit, home) ? " package-private" : " public")
            + (isField(context) ? ", or exclude the field with @AvroIgnore." : "."),
        context.origin());
  }

  private static boolean isField(BindingContext context) {
    return !isRoot(context) && !(context.origin().element() instanceof TypeElement);
  }

  private static Problem unmapped(String subject, String remedy, BindingContext context) {
    return new Problem(
        Code.UNSUPPORTED_TYPE,
        subject + ".",
        "This Java type has no mapping to an Avro type.",
        remedy + otherwise(context),
        context.origin());
  }

  private static String otherwise(BindingContext context) {
    return isRoot(context)
        ? ", or name a converter in the config."
        : ", name a converter with @AvroConvert, or exclude the field with @AvroIgnore.";
  }

  /** A method of an interface with codecs has no annotation for a converter. */
  private static boolean isRoot(BindingContext context) {
    Element home = context.origin().element().getEnclosingElement();
    return home != null && Markers.of(home).has(AvroCodecs.class);
  }

  private static boolean isOpen(TypeElement type) {
    return type.getModifiers().contains(Modifier.ABSTRACT)
        || type.getQualifiedName().contentEquals("java.lang.Object");
  }

  private static String kind(TypeElement type) {
    return type.getKind().isInterface() ? "an interface" : "an abstract class";
  }

  private static boolean isOfJdk(TypeElement type) {
    String name = type.getQualifiedName().toString();
    return name.startsWith("java.") || name.startsWith("javax.");
  }
}
