package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.function.UnaryOperator;

/** The expression that decodes a value of another writer, for {@link ResolvedShapes}. */
final class ResolveExpression implements ValuePlan.Visitor<CodeBlock> {

  private final EmitContext context;
  private final CodeBlock resolution;
  private final UnaryOperator<CodeBlock> scalar;

  private ResolveExpression(
      EmitContext context, CodeBlock resolution, UnaryOperator<CodeBlock> scalar) {
    this.context = context;
    this.resolution = resolution;
    this.scalar = scalar;
  }

  /**
   * Returns the expression.
   *
   * @param resolution the expression of the resolution of this value
   */
  static CodeBlock of(EmitContext context, ValuePlan plan, CodeBlock resolution) {
    return plan.accept(
        new ResolveExpression(
            context,
            resolution,
            method -> CodeBlock.of("$T.$L(in, $L)", RuntimeNames.STEPS, method, resolution)));
  }

  /** Returns the expression of a field of the record whose resolution is the local {@code plan}. */
  static CodeBlock ofField(EmitContext context, ValuePlan plan, int index) {
    return plan.accept(
        new ResolveExpression(
            context, fieldStep(index), method -> CodeBlock.of("plan.$L(in, $L)", method, index)));
  }

  /** Returns the expression of the resolution of such a field. */
  static CodeBlock fieldStep(int index) {
    return CodeBlock.of("plan.step(in, $L)", index);
  }

  /** Returns the statements that decode a value directly, after the runtime has prepared it. */
  static CodeBlock straight(EmitContext context, ValuePlan plan, String local) {
    return CodeBlock.builder()
        .addStatement("$N.open(in)", local)
        .add(DecodeExpression.prelude(plan))
        .addStatement("$T value = $L", plan.javaType(), DecodeExpression.fresh(context, plan))
        .addStatement("$N.close(in)", local)
        .addStatement("return value")
        .build();
  }

  @Override
  public CodeBlock nothing(ValuePlan.Nothing plan) {
    throw unresolved(plan);
  }

  @Override
  public CodeBlock scalar(ValuePlan.Scalar plan) {
    return scalar.apply(CodeBlock.of("read$L", plan.kind().suffix()));
  }

  @Override
  public CodeBlock text(ValuePlan.Text plan) {
    return scalar.apply(CodeBlock.of("readString"));
  }

  @Override
  public CodeBlock binary(ValuePlan.Binary plan) {
    throw unresolved(plan);
  }

  @Override
  public CodeBlock fixed(ValuePlan.Fixed plan) {
    throw unresolved(plan);
  }

  @Override
  public CodeBlock symbols(Symbols plan) {
    return CodeBlock.of("$L$N.read(in, $L)", context.owner(), context.enumTable(plan), resolution);
  }

  @Override
  public CodeBlock nested(ValuePlan.Nested plan) {
    return CodeBlock.of("$T.$L(in, $L)", plan.codec(), CodecConstants.RESOLVE, resolution);
  }

  @Override
  public CodeBlock items(ValuePlan.Items plan) {
    return method(context, plan);
  }

  @Override
  public CodeBlock entries(ValuePlan.Entries plan) {
    return method(context, plan);
  }

  @Override
  public CodeBlock choice(Choice plan) {
    return method(context.homeOf(plan), plan);
  }

  @Override
  public CodeBlock nullable(OrNull plan) {
    return method(context, plan);
  }

  @Override
  public CodeBlock converted(Converted plan) {
    return DecodeExpression.converted(context, plan, plan.base().accept(this));
  }

  private CodeBlock method(EmitContext home, ValuePlan plan) {
    return CodeBlock.of("$L$N(in, $L)", home.owner(), home.resolveMethod(plan), resolution);
  }

  private static IllegalStateException unresolved(ValuePlan plan) {
    return new IllegalStateException(plan + " is read by the runtime");
  }
}
