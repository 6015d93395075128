package io.avrodyne.generate.shape;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;

/**
 * The Java type of a value.
 *
 * @param type the type
 * @param annotations those that shape it
 * @param nullable whether it may be null
 */
record Value(TypeName type, List<AnnotationSpec> annotations, boolean nullable) {

  static Value of(TypeName type, AnnotationSpec... annotations) {
    return new Value(type, List.of(annotations), false);
  }

  Value orNull() {
    return new Value(type.isPrimitive() ? type.box() : type, annotations, true);
  }

  /** Returns the type as the argument of another one. */
  TypeName asArgument(Nullness nullness) {
    TypeName boxed = type.isPrimitive() ? type.box() : type;
    TypeName annotated = annotations.isEmpty() ? boxed : boxed.annotated(annotations);
    return nullable ? nullness.within(annotated) : annotated;
  }
}
