package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.EncodedSize;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;

/**
 * Writes the statement that encodes one value. It uses the locals {@code p}, the position, {@code
 * b}, the array with room for what is bounded, and {@code out}.
 */
final class EncodeStatement implements ValuePlan.Visitor<CodeBlock> {

  private final EmitContext context;
  private final CodeBlock value;
  private final int reserve;
  private final boolean mayBeNull;

  private EncodeStatement(EmitContext context, CodeBlock value, int reserve, boolean mayBeNull) {
    this.context = context;
    this.value = value;
    this.reserve = reserve;
    this.mayBeNull = mayBeNull;
  }

  /**
   * Returns the statement.
   *
   * @param value an expression, evaluated once unless it is a local
   * @param local the name of the local that {@code value} is, or is to be put in
   * @param reserve how many bytes a string makes room for behind it
   */
  static CodeBlock of(
      EmitContext context, ValuePlan plan, CodeBlock value, String local, int reserve) {
    if (!(plan instanceof ValuePlan.OrNull union)) {
      return plan.accept(new EncodeStatement(context, value, reserve, true));
    }
    CodeBlock.Builder code = CodeBlock.builder();
    boolean storesIt = !plan.javaType().isPrimitive() && !(union.value() instanceof ValuePlan.Text);
    boolean isLocal = value.toString().equals(local);
    if (storesIt && !isLocal) {
      code.addStatement("$T $N = $L", plan.javaType(), local, value);
    }
    CodeBlock operand = storesIt ? CodeBlock.of("$N", local) : value;
    return code.add(plan.accept(new EncodeStatement(context, operand, reserve, false))).build();
  }

  @Override
  public CodeBlock scalar(ValuePlan.Scalar plan) {
    return statement(
        "p = $T.put$L(b, p, $L)",
        RuntimeNames.PRIMITIVES,
        plan.kind().suffix(),
        plan.javaType().isPrimitive() ? value : checked());
  }

  @Override
  public CodeBlock text(ValuePlan.Text plan) {
    return statement("p = out.putString(p, $L, $L)", value, reserve);
  }

  @Override
  public CodeBlock symbols(ValuePlan.Symbols plan) {
    return statement(
        "p = $T.putInt(b, p, $N.index($L))",
        RuntimeNames.PRIMITIVES,
        context.enumTable(plan),
        value);
  }

  @Override
  public CodeBlock nested(ValuePlan.Nested plan) {
    boolean bounded = EncodedSize.max(context.schemaOf(plan)).isPresent();
    return statement("p = $T.encode($L, $L, p)", plan.codec(), value, bounded ? "b" : "out");
  }

  @Override
  public CodeBlock items(ValuePlan.Items plan) {
    return statement("p = $N($L, out, p)", context.encodeMethod(plan), value);
  }

  @Override
  public CodeBlock nullable(ValuePlan.OrNull plan) {
    CodeBlock branch = statement("b[p++] = $L", branchByte(plan.valueBranch()));
    if (plan.value() instanceof ValuePlan.Text) {
      return statement(
          "p = out.putNullableString(p, $L, $L, $L)", value, plan.valueBranch(), reserve);
    }
    CodeBlock present = CodeBlock.of("$L$L", branch, plan.value().accept(this));
    if (plan.javaType().isPrimitive()) {
      return present;
    }
    return CodeBlock.builder()
        .beginControlFlow("if ($L == null)", value)
        .addStatement("b[p++] = $L", branchByte(plan.nullBranch()))
        .nextControlFlow("else")
        .add(present)
        .endControlFlow()
        .build();
  }

  @Override
  public CodeBlock converted(ValuePlan.Converted plan) {
    CodeBlock operand = plan.javaType().isPrimitive() ? value : checked();
    CodeBlock base = plan.conversion().toAvro(operand);
    return plan.base().accept(new EncodeStatement(context, base, reserve, false));
  }

  private CodeBlock checked() {
    return mayBeNull ? CodeBlock.of("$T.nonNull($L)", RuntimeNames.FAILURES, value) : value;
  }

  /** The index of a union's branch is written as an int; those of two branches take one byte. */
  private static int branchByte(int branch) {
    return branch << 1;
  }

  private static CodeBlock statement(String format, Object... arguments) {
    return CodeBlock.builder().addStatement(format, arguments).build();
  }
}
