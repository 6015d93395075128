package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.ValuePlan;

/**
 * Writes the expression that decodes a value of another writer, for shapes with records in them.
 * All others are brought into the reader's layout by the runtime and then decoded straight.
 */
final class ResolveExpression {

  private ResolveExpression() {}

  /** Returns whether code steps into a shape: there is a record in it. */
  static boolean entered(ValuePlan plan) {
    return plan.executed().anyMatch(ValuePlan.Nested.class::isInstance);
  }

  /**
   * Returns the expression.
   *
   * @param resolution the expression of the resolution of this value
   */
  static CodeBlock of(EmitContext context, ValuePlan plan, CodeBlock resolution) {
    if (plan instanceof ValuePlan.Nested nested) {
      return CodeBlock.of("$T.resolve(in, $L)", nested.codec(), resolution);
    }
    if (plan instanceof Converted converted) {
      CodeBlock base = of(context, converted.base(), resolution);
      return converted.conversion() instanceof Conversion.AsIs
          ? base
          : DecodeExpression.converted(context, converted, base);
    }
    return CodeBlock.of("$N(in, $L)", context.resolveMethod(plan), resolution);
  }

  /** Writes how a value is decoded straight, after the runtime has prepared it. */
  static CodeBlock straight(EmitContext context, ValuePlan plan, String local) {
    return CodeBlock.builder()
        .addStatement("$N.open(in)", local)
        .add(DecodeExpression.prelude(plan))
        .addStatement("$T value = $L", plan.javaType(), DecodeExpression.fresh(context, plan))
        .addStatement("$N.close(in)", local)
        .addStatement("return value")
        .build();
  }
}
