package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.ValuePlan;
import org.jspecify.annotations.Nullable;

/** Writes the expression that decodes one value from {@code in}. */
final class DecodeExpression implements ValuePlan.Visitor<CodeBlock> {

  private final EmitContext context;
  private final @Nullable CodeBlock previous;

  private DecodeExpression(EmitContext context, @Nullable CodeBlock previous) {
    this.context = context;
    this.previous = previous;
  }

  /** Returns the expression of a new value. */
  static CodeBlock fresh(EmitContext context, ValuePlan plan) {
    return plan.accept(new DecodeExpression(context, null));
  }

  /**
   * Returns the expression of a value that may overwrite {@code previous}, which may be null at run
   * time.
   */
  static CodeBlock reusing(EmitContext context, ValuePlan plan, CodeBlock previous) {
    return plan.accept(new DecodeExpression(context, previous));
  }

  /** Returns the statement that stands before the expression, nothing for most shapes. */
  static CodeBlock prelude(ValuePlan plan) {
    return plan instanceof ValuePlan.OrNull union && plan.javaType().isPrimitive()
        ? CodeBlock.builder().addStatement("in.requirePresence($L)", union.nullBranch()).build()
        : CodeBlock.of("");
  }

  @Override
  public CodeBlock scalar(ValuePlan.Scalar plan) {
    return CodeBlock.of("in.read$L()", plan.kind().suffix());
  }

  @Override
  public CodeBlock text(ValuePlan.Text plan) {
    return previous == null
        ? CodeBlock.of("in.readString()")
        : CodeBlock.of("in.readString($L)", previous);
  }

  @Override
  public CodeBlock symbols(ValuePlan.Symbols plan) {
    return CodeBlock.of("$N.read(in)", context.enumTable(plan));
  }

  @Override
  public CodeBlock nested(ValuePlan.Nested plan) {
    return previous == null
        ? CodeBlock.of("$T.decode(in)", plan.codec())
        : CodeBlock.of("$T.decode(in, $L)", plan.codec(), previous);
  }

  @Override
  public CodeBlock items(ValuePlan.Items plan) {
    String method = context.decodeMethod(plan);
    return previous == null
        ? CodeBlock.of("$N(in)", method)
        : CodeBlock.of("$N(in, $L)", method, previous);
  }

  @Override
  public CodeBlock nullable(ValuePlan.OrNull plan) {
    CodeBlock value = plan.value().accept(this);
    return plan.javaType().isPrimitive()
        ? value
        : CodeBlock.of("in.readPresence($L) ? $L : null", plan.nullBranch(), value);
  }

  @Override
  public CodeBlock converted(ValuePlan.Converted plan) {
    return plan.conversion().fromAvro(fresh(context, plan.base()), "in");
  }
}
