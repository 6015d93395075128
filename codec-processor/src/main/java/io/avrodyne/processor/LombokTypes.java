package io.avrodyne.processor;

import io.avrodyne.processor.discover.settings.ProjectConfig;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * A test for types that Lombok changes. They are bound one round later: in the first round their
 * fields still look package-private and their accessors are missing. Lombok forces that round,
 * whichever processor the compiler calls first.
 */
final class LombokTypes {

  private LombokTypes() {}

  /** Returns whether Lombok changes an annotated type or one that it imports. */
  static boolean isTouched(TypeElement type, ProjectConfig config) {
    return isChanged(type)
        || config.settingsOf(type).imports().stream().anyMatch(LombokTypes::isChanged);
  }

  /** Returns whether Lombok changes a class that an interface with codecs lists. */
  static boolean isListed(TypeElement type) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .map(ExecutableElement::getReturnType)
        .filter(DeclaredType.class::isInstance)
        .flatMap(returned -> ((DeclaredType) returned).getTypeArguments().stream())
        .anyMatch(LombokTypes::isChanged);
  }

  /**
   * Returns whether Lombok changes a type: annotations on members count, and on the enclosing
   * class, and on superclasses.
   */
  static boolean isChanged(TypeElement type) {
    return isMarked(type)
        || type.getEnclosedElements().stream().anyMatch(LombokTypes::isMarked)
        || (type.getEnclosingElement() instanceof TypeElement outer && isMarked(outer))
        || isChanged(type.getSuperclass());
  }

  private static boolean isChanged(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        && isChanged((TypeElement) ((DeclaredType) type).asElement());
  }

  private static boolean isMarked(Element element) {
    return element.getAnnotationMirrors().stream()
        .anyMatch(mirror -> mirror.getAnnotationType().toString().startsWith("lombok."));
  }
}
