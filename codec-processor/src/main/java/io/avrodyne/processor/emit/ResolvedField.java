package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.function.UnaryOperator;

/** The statements that read a field of another writer's record. */
final class ResolvedField {

  /** The local of a step. */
  static final CodeBlock STEP = CodeBlock.of("step");

  private ResolvedField() {}

  /** Declares the locals that take the fields, which are the same wherever the code continues. */
  static CodeBlock locals(RecordPlan plan, NameAllocator locals) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (FieldPlan field : plan.fields()) {
      code.addStatement("$T $N = $L", field.type(), locals.get(field), nothing(field.type()));
    }
    return code.build();
  }

  private static CodeBlock nothing(TypeName type) {
    if (!type.isPrimitive()) {
      return CodeBlock.of("null");
    }
    return CodeBlock.of(type.equals(TypeName.BOOLEAN) ? "false" : "0");
  }

  /**
   * Reads a field directly if its bit is set in the local {@code plain}, else through its step.
   *
   * @param bits those of the record
   * @param index of the field
   * @param assignment makes the statement that takes the value
   */
  static CodeBlock masked(
      EmitContext context,
      FieldBits bits,
      FieldPlan field,
      int index,
      UnaryOperator<CodeBlock> assignment) {
    CodeBlock isPlain = bits.isSet("plain", index);
    if (isExpression(field)) {
      CodeBlock value = chosen(context, field.value(), isPlain, index);
      return CodeBlock.builder().addStatement(assignment.apply(value)).build();
    }
    return CodeBlock.builder()
        .beginControlFlow("if ($L)", isPlain)
        .add(plain(context, field, assignment))
        .nextControlFlow("else")
        .addStatement(
            "$T $L = $L", RuntimeNames.RESOLUTION, STEP, ResolveExpression.fieldStep(index))
        .add(through(context, field, STEP, assignment))
        .endControlFlow()
        .build();
  }

  /**
   * Returns whether both ways to read a field are expressions, which have the same type then: they
   * read the same shape, and make the same conversions of it.
   */
  private static boolean isExpression(FieldPlan field) {
    return ResolvedShapes.contain(field.value())
        && DecodeExpression.prelude(field.value()).isEmpty()
        && !field.unboxed();
  }

  private static CodeBlock chosen(
      EmitContext context, ValuePlan value, CodeBlock isPlain, int index) {
    CodeBlock direct = DecodeExpression.fresh(context, value);
    CodeBlock stepped = ResolveExpression.ofField(context, value, index);
    return isChoice(value)
        ? CodeBlock.of("$L\n? ($L)\n: $L", isPlain, direct, stepped)
        : CodeBlock.of("$L ? $L : $L", isPlain, direct, stepped);
  }

  /** Returns whether the expression that reads a value directly is itself a choice of two. */
  private static boolean isChoice(ValuePlan value) {
    return value instanceof Converted converted
        ? converted.conversion() instanceof Conversion.AsIs && isChoice(converted.base())
        : value instanceof OrNull && !value.javaType().isPrimitive();
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
