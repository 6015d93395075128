package io.avrodyne.processor.plan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;

/**
 * A parameter of a call that takes a property.
 *
 * @param property the name of the property
 * @param type of the parameter
 * @param cast whether the argument is cast to it, because the method is overloaded
 */
public record ParameterPlan(String property, TypeName type, boolean cast) {

  /** Returns the parameter of a field's own type. */
  public static ParameterPlan of(FieldPlan field) {
    return new ParameterPlan(field.property(), field.type(), false);
  }

  /** Returns the argument that passes {@code value}. */
  public CodeBlock argument(CodeBlock value) {
    return cast ? Cast.of(type, value) : value;
  }
}
