package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Presence;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;

/**
 * The statement that encodes one value. It uses the locals {@code p}, the position; {@code b}, an
 * array with enough space for bounded values; and {@code out}.
 */
final class EncodeStatement implements ValuePlan.Visitor<CodeBlock> {

  /** The local of a value inside a wrapper or from a converter. */
  static final String HELD = "held";

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
   * @param reserve how many bytes of capacity a string reserves after itself
   */
  static CodeBlock of(
      EmitContext context, ValuePlan plan, CodeBlock value, String local, int reserve) {
    if (!(plan instanceof OrNull)) {
      return plan.accept(new EncodeStatement(context, value, reserve, true));
    }
    CodeBlock.Builder code = CodeBlock.builder();
    boolean storesIt = !plan.javaType().isPrimitive() && !Capacity.isNullableText(plan);
    boolean isLocal = value.toString().equals(local);
    if (storesIt && !isLocal) {
      code.addStatement("$T $N = $L", plan.taken(), local, value);
    }
    CodeBlock operand = storesIt ? CodeBlock.of("$N", local) : value;
    return code.add(plan.accept(new EncodeStatement(context, operand, reserve, false))).build();
  }

  /** Returns the statement for a value that is known not to be null. */
  static CodeBlock ofPresent(EmitContext context, ValuePlan plan, CodeBlock value) {
    return plan.accept(new EncodeStatement(context, value, 0, false));
  }

  @Override
  public CodeBlock nothing(ValuePlan.Nothing plan) {
    return statement("$T.requireNull($L)", RuntimeNames.FAILURES, value);
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
    return statement("$L", context.strings().put(value, reserve));
  }

  @Override
  public CodeBlock binary(ValuePlan.Binary plan) {
    return statement("$L", RuntimeCalls.putBytes(value));
  }

  @Override
  public CodeBlock fixed(ValuePlan.Fixed plan) {
    return statement("p = $T.putFixed(b, p, $L, $L)", RuntimeNames.BINARIES, value, plan.size());
  }

  @Override
  public CodeBlock symbols(Symbols plan) {
    return statement(
        "p = $T.putInt(b, p, $L$N.index($L))",
        RuntimeNames.PRIMITIVES,
        context.owner(),
        context.enumTable(plan),
        value);
  }

  @Override
  public CodeBlock nested(ValuePlan.Nested plan) {
    return statement("p = $T.$L($L, $L, p)", plan.codec(), CodecConstants.WRITE, value, sink(plan));
  }

  @Override
  public CodeBlock items(ValuePlan.Items plan) {
    return statement("p = $L$N($L, out, p)", context.owner(), context.encodeMethod(plan), value);
  }

  @Override
  public CodeBlock entries(ValuePlan.Entries plan) {
    return statement("p = $L$N($L, out, p)", context.owner(), context.encodeMethod(plan), value);
  }

  @Override
  public CodeBlock choice(Choice plan) {
    EmitContext home = context.homeOf(plan);
    return statement(
        "p = $L$N($L, $L, p)", home.owner(), home.encodeMethod(plan), value, sink(plan));
  }

  @Override
  public CodeBlock nullable(OrNull plan) {
    if (Capacity.isNullableText(plan)) {
      return statement("$L", context.strings().putNullable(value, plan.valueBranch(), reserve));
    }
    Presence presence = plan.presence();
    CodeBlock held = presence == Presence.REFERENCE ? value : checked();
    CodeBlock present =
        CodeBlock.builder()
            .addStatement("b[p++] = $L", branchByte(plan.valueBranch()))
            .add(ofPresent(context, plan.value(), presence.get(value), reserve))
            .build();
    if (plan.javaType().isPrimitive()) {
      return present;
    }
    return CodeBlock.builder()
        .beginControlFlow("if ($L)", presence.isAbsent(held))
        .addStatement("b[p++] = $L", branchByte(plan.nullBranch()))
        .nextControlFlow("else")
        .add(present)
        .endControlFlow()
        .build();
  }

  private static CodeBlock ofPresent(
      EmitContext context, ValuePlan plan, CodeBlock value, int reserve) {
    return plan.accept(new EncodeStatement(context, value, reserve, false));
  }

  @Override
  public CodeBlock converted(Converted plan) {
    return plan.conversion()
        .accept(
            new Conversion.Visitor<>() {
              @Override
              public CodeBlock values(Conversion.Values conversion) {
                return ofBase(plan.base(), toAvro(conversion, plan.javaType()));
              }

              @Override
              public CodeBlock streams(Conversion.Streams conversion) {
                return streamed(plan.base(), conversion);
              }

              @Override
              public CodeBlock wrapper(Conversion.Wrapper conversion) {
                return ofBase(plan.base(), conversion.component().read(checked()));
              }

              @Override
              public CodeBlock asIs(Conversion.AsIs conversion) {
                return plan.base().accept(EncodeStatement.this);
              }
            });
  }

  private CodeBlock streamed(ValuePlan base, Conversion.Streams streams) {
    return statement(
        "p = $L.$L($L, p, $L$L)",
        context.nameOf(streams.receiver()),
        streams.put(),
        sink(base),
        value,
        streams.arguments());
  }

  /** A value that may be null is used twice, so it is stored in a local, in a block of its own. */
  private CodeBlock ofBase(ValuePlan plan, CodeBlock base) {
    if (!(plan instanceof OrNull) || Capacity.isNullableText(plan)) {
      return plan.accept(new EncodeStatement(context, base, reserve, true));
    }
    return CodeBlock.builder()
        .add("{\n")
        .indent()
        .addStatement("$T $L = $L", plan.taken(), HELD, base)
        .add(plan.accept(new EncodeStatement(context, CodeBlock.of(HELD), reserve, true)))
        .unindent()
        .add("}\n")
        .build();
  }

  /** The methods of the runtime check for null themselves. */
  private CodeBlock toAvro(Conversion.Values values, TypeName type) {
    if (values.toAvro() == null) {
      return type.isPrimitive() ? value : checked();
    }
    CodeBlock operand =
        type.isPrimitive() ? values.boxed(type.box(), value) : values.ours() ? value : checked();
    return CodeBlock.of("$L.$L($L)", context.nameOf(values.receiver()), values.toAvro(), operand);
  }

  /** A bounded value goes into the array, whose capacity is already reserved. */
  private String sink(ValuePlan plan) {
    return context.isBounded(plan) ? "b" : "out";
  }

  private CodeBlock checked() {
    return mayBeNull ? CodeBlock.of("$T.nonNull($L)", RuntimeNames.FAILURES, value) : value;
  }

  /** The index of a branch is written as an int; with two branches it takes one byte. */
  private static int branchByte(int branch) {
    return branch << 1;
  }

  private static CodeBlock statement(String format, Object... arguments) {
    return CodeBlock.builder().addStatement(format, arguments).build();
  }
}
