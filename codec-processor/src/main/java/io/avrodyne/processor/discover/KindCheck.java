package io.avrodyne.processor.discover;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.member.Visibility;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** A check that objects of a type can be created at all. */
public final class KindCheck {

  private static final Set<ElementKind> KINDS =
      Set.of(ElementKind.CLASS, ElementKind.RECORD, ElementKind.INTERFACE);

  private KindCheck() {}

  /** Returns the problems of a type whose codec is in the package {@code home}. */
  static List<Problem> problemsOf(TypeElement type, String home) {
    Set<Modifier> modifiers = type.getModifiers();
    if (!KINDS.contains(type.getKind())) {
      return unsupported(
          type, "is not a class, record or interface", "Move the annotation to one.");
    }
    if (type.getNestingKind().isNested() && !modifiers.contains(Modifier.STATIC)) {
      return unsupported(type, "is an inner class", "Make it static.");
    }
    if (isHidden(type)) {
      return unsupported(
          type, "is private or nested in a private type", "Make it package-private.");
    }
    if (!Visibility.isNameable(type, home)) {
      return unsupported(type, "is not accessible from package " + home, "Make it public.");
    }
    if (modifiers.contains(Modifier.SEALED) && modifiers.contains(Modifier.ABSTRACT)) {
      return unsupported(
          type,
          "is sealed and abstract",
          "Annotate it with @AvroUnion, and its subclasses with @AvroRecord.");
    }
    return List.of();
  }

  /** Returns whether a type is private, or a member of one that is. */
  public static boolean isHidden(TypeElement type) {
    for (Element element = type;
        element instanceof TypeElement;
        element = element.getEnclosingElement()) {
      if (element.getModifiers().contains(Modifier.PRIVATE)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether code in a package can name a type without a warning. A class that is not public
   * may be in a file of another name, and javac warns of references to it from other files.
   */
  public static boolean isNameable(TypeElement type, String home) {
    return outermost(type).getModifiers().contains(Modifier.PUBLIC)
        && Visibility.isNameable(type, home);
  }

  private static TypeElement outermost(TypeElement type) {
    TypeElement outer = type;
    while (outer.getEnclosingElement() instanceof TypeElement next) {
      outer = next;
    }
    return outer;
  }

  private static List<Problem> unsupported(TypeElement type, String finding, String nextStep) {
    return List.of(
        new Problem(
            Code.UNSUPPORTED_KIND,
            type.getSimpleName() + " " + finding + ".",
            "The codec must be able to create instances of the type.",
            nextStep,
            ElementOrigin.of(type)));
  }
}
