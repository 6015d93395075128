package io.avrodyne.generate.source;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;

/**
 * The place of the annotations of a declaration.
 *
 * <p>Most of the library's annotations belong to types, too. Java allows them before a type, but
 * not before the package of a qualified one: there they are within the name, as in {@code
 * shop.@AvroNullable Order}.
 */
enum Placement {
  /** Before the declaration. */
  DECLARATION,
  /** Within the type. */
  TYPE;

  private static final String API = "io.avrodyne.api";

  /** A type and the annotations that remain before its declaration. */
  record Placed(TypeName type, List<AnnotationSpec> annotations) {}

  Placed place(TypeName type, List<AnnotationSpec> annotations) {
    boolean named = type instanceof ClassName || type instanceof ParameterizedTypeName;
    if (this == DECLARATION || !named) {
      return new Placed(type, annotations);
    }
    List<AnnotationSpec> before = new ArrayList<>(annotations);
    before.removeIf(Placement::isOfTypes);
    List<AnnotationSpec> within = annotations.stream().filter(Placement::isOfTypes).toList();
    return new Placed(annotated(type, within), before);
  }

  private static boolean isOfTypes(AnnotationSpec annotation) {
    return annotation.type() instanceof ClassName name
        && name.packageName().equals(API)
        && !name.simpleName().equals("AvroName");
  }

  private static TypeName annotated(TypeName type, List<AnnotationSpec> annotations) {
    return type instanceof ParameterizedTypeName generic
        ? ParameterizedTypeName.get(
            generic.rawType().annotated(annotations),
            generic.typeArguments().toArray(TypeName[]::new))
        : type.annotated(annotations);
  }
}
