package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import java.util.function.UnaryOperator;

/** The statements that read a field of another writer's record. */
final class ResolvedField {

  /** The local of a step. */
  static final CodeBlock STEP = CodeBlock.of("step");

  private ResolvedField() {}

  /** Returns whether the fields of a record have bits in a {@code long}. */
  static boolean areMasked(RecordPlan plan) {
    return plan.fields().size() <= Long.SIZE;
  }

  /**
   * Reads a field directly if its bit is set in the local {@code plain}, else through its step.
   *
   * @param index of the field
   * @param step the expression of its step, which is evaluated at most once
   * @param assignment makes the statement that takes the value
   */
  static CodeBlock masked(
      EmitContext context,
      FieldPlan field,
      int index,
      CodeBlock step,
      UnaryOperator<CodeBlock> assignment) {
    return CodeBlock.builder()
        .beginControlFlow("if ((plain & 1L << $L) != 0)", index)
        .add(plain(context, field, assignment))
        .nextControlFlow("else")
        .addStatement("$T $L = $L", RuntimeNames.RESOLUTION, STEP, step)
        .add(through(context, field, STEP, assignment))
        .endControlFlow()
        .build();
  }

  /** Reads a field through its step, whose expression may be evaluated twice. */
  static CodeBlock through(
      EmitContext context, FieldPlan field, CodeBlock step, UnaryOperator<CodeBlock> assignment) {
    CodeBlock.Builder code = CodeBlock.builder();
    if (ResolvedShapes.contain(field.value())) {
      CodeBlock value = ResolveExpression.of(context, field.value(), step);
      return code.addStatement(assignment.apply(value)).build();
    }
    return code.addStatement("$L.open(in)", step)
        .add(plain(context, field, assignment))
        .addStatement("$L.close(in)", step)
        .build();
  }

  /** Reads a field of the reader's layout. */
  static CodeBlock plain(
      EmitContext context, FieldPlan field, UnaryOperator<CodeBlock> assignment) {
    return CodeBlock.builder()
        .add(DecodeExpression.prelude(field.value()))
        .addStatement(assignment.apply(DecodeExpression.fresh(context, field.value())))
        .build();
  }
}
