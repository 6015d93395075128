package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;

/**
 * Writes the expression that decodes a value of another writer, for shapes without parts, for those
 * with records in them, and for their unions with null. All others are brought into the reader's
 * layout by the runtime and then decoded straight.
 */
final class ResolveExpression {

  private ResolveExpression() {}

  /** Returns whether there is such an expression. */
  static boolean exists(ValuePlan plan) {
    if (plan instanceof Converted converted
        && !(converted.conversion() instanceof Conversion.Streams)) {
      return exists(converted.base());
    }
    return plan instanceof ValuePlan.Scalar
        || plan instanceof Symbols
        || (plan instanceof ValuePlan.Text text && !text.interned())
        || entered(plan);
  }

  /** Returns whether code steps into a shape. */
  static boolean entered(ValuePlan plan) {
    return plan instanceof OrNull union
        ? exists(union.value())
        : plan.executed().anyMatch(ValuePlan.Nested.class::isInstance);
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
    if (plan instanceof ValuePlan.Scalar scalar) {
      String suffix = scalar.kind().suffix();
      return CodeBlock.of("$T.read$L(in, $L)", RuntimeNames.STEPS, suffix, resolution);
    }
    if (plan instanceof ValuePlan.Text) {
      return CodeBlock.of("$T.readString(in, $L)", RuntimeNames.STEPS, resolution);
    }
    if (plan instanceof Symbols symbols) {
      return CodeBlock.of(
          "$L$N.read(in, $L)", context.owner(), context.enumTable(symbols), resolution);
    }
    if (plan instanceof Converted converted) {
      CodeBlock base = of(context, converted.base(), resolution);
      return converted.conversion() instanceof Conversion.AsIs
          ? base
          : DecodeExpression.converted(context, converted, base);
    }
    EmitContext home = plan instanceof Choice choice ? context.homeOf(choice) : context;
    return CodeBlock.of("$L$N(in, $L)", home.owner(), home.resolveMethod(plan), resolution);
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
