package io.avrodyne.generate.shape;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.List;

/**
 * The annotation of what may be null: on the type if it belongs to types, else on the declaration.
 */
final class Nullness {

  private static final ClassName OWN = ClassName.get("io.avrodyne.api", "AvroNullable");

  /** The packages whose annotations belong to types only. */
  private static final List<String> OF_TYPES =
      List.of(
          "org.jspecify.annotations",
          "org.checkerframework.checker.nullness.qual",
          "org.eclipse.jdt.annotation",
          "org.jetbrains.annotations");

  private final ClassName annotation;

  Nullness(String qualified) {
    this.annotation = qualified.isEmpty() ? OWN : nameOf(qualified);
  }

  private static ClassName nameOf(String qualified) {
    int dot = qualified.lastIndexOf('.');
    return ClassName.get(qualified.substring(0, Math.max(dot, 0)), qualified.substring(dot + 1));
  }

  private boolean isOfTypes() {
    return OF_TYPES.contains(annotation.packageName());
  }

  /** Returns the annotations of a declaration whose value may be null. */
  List<AnnotationSpec> onDeclaration() {
    return isOfTypes() ? List.of() : List.of(AnnotationSpec.builder(annotation).build());
  }

  /** Returns the type of a declaration whose value may be null. */
  TypeName onType(TypeName type) {
    return isOfTypes() ? type.annotated(AnnotationSpec.builder(annotation).build()) : type;
  }

  /** Returns a type within another one whose values may be null. */
  TypeName within(TypeName type) {
    ClassName name = isOfTypes() ? annotation : OWN;
    return type.annotated(AnnotationSpec.builder(name).build());
  }
}
