package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
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
 * The expression that copies one value. It uses the local {@code depth}, the number of values of
 * recursive types around this one.
 */
final class CopyExpression implements ValuePlan.Visitor<CodeBlock> {

  private final EmitContext context;
  private final CodeBlock value;

  private CopyExpression(EmitContext context, CodeBlock value) {
    this.context = context;
    this.value = value;
  }

  /** Returns the expression; that of the original is evaluated once. */
  static CodeBlock of(EmitContext context, ValuePlan plan, CodeBlock value) {
    CopyExpression expression = new CopyExpression(context, value);
    return CopiedShapes.areShared(plan) ? expression.shared(plan) : plan.accept(expression);
  }

  /** Returns the expression for a value that is known not to be null. */
  static CodeBlock ofPresent(EmitContext context, ValuePlan plan, CodeBlock value) {
    return CopiedShapes.areShared(plan) ? value : of(context, plan, value);
  }

  /** Returns the expression for a value that two methods of a class encode and decode. */
  static CodeBlock encoded(
      TypeName type, CodeBlock value, ClassName home, String writer, String reader) {
    return CodeBlock.of(
        "$T.<$T>encoded($L, $T::$N, $T::$N)",
        RuntimeNames.COPY_CALLS,
        type.box(),
        value,
        home,
        writer,
        home,
        reader);
  }

  /** Returns the value itself, which is only null where the schema allows that. */
  private CodeBlock shared(ValuePlan plan) {
    return mayBeNull(plan) || plan.javaType().isPrimitive() ? value : checked();
  }

  private static boolean mayBeNull(ValuePlan plan) {
    if (plan instanceof Converted converted) {
      return converted.conversion() instanceof Conversion.AsIs && mayBeNull(converted.base());
    }
    if (plan instanceof OrNull union) {
      return union.presence() == Presence.REFERENCE;
    }
    return plan instanceof ValuePlan.Nothing;
  }

  private CodeBlock checked() {
    return CodeBlock.of("$T.nonNull($L)", RuntimeNames.FAILURES, value);
  }

  @Override
  public CodeBlock nothing(ValuePlan.Nothing plan) {
    return shared(plan);
  }

  @Override
  public CodeBlock scalar(ValuePlan.Scalar plan) {
    return shared(plan);
  }

  @Override
  public CodeBlock text(ValuePlan.Text plan) {
    return shared(plan);
  }

  @Override
  public CodeBlock binary(ValuePlan.Binary plan) {
    return CodeBlock.of("$T.of($L)", RuntimeNames.COPY_CALLS, value);
  }

  @Override
  public CodeBlock fixed(ValuePlan.Fixed plan) {
    return CodeBlock.of("$T.of($L, $L)", RuntimeNames.COPY_CALLS, value, plan.size());
  }

  @Override
  public CodeBlock symbols(Symbols plan) {
    return shared(plan);
  }

  @Override
  public CodeBlock nested(ValuePlan.Nested plan) {
    ClassName codec = plan.codec();
    if (context.copies(codec)) {
      return CodeBlock.of("$T.$L($L, depth)", codec, CodecConstants.COPY, value);
    }
    return codec.topLevelClassName().equals(context.codec().topLevelClassName())
        ? encoded(plan.javaType(), codec, CodecConstants.WRITE, CodecConstants.READ)
        : CodeBlock.of("$T.$L.copy($L)", codec, CodecConstants.INSTANCE, checked());
  }

  @Override
  public CodeBlock items(ValuePlan.Items plan) {
    return call(context, plan);
  }

  @Override
  public CodeBlock entries(ValuePlan.Entries plan) {
    return call(context, plan);
  }

  @Override
  public CodeBlock choice(Choice plan) {
    EmitContext home = context.homeOf(plan);
    return home.copies()
        ? call(home, plan)
        : encoded(plan.javaType(), home.codec(), home.encodeMethod(plan), home.decodeMethod(plan));
  }

  @Override
  public CodeBlock nullable(OrNull plan) {
    return call(context, plan);
  }

  private CodeBlock encoded(TypeName type, ClassName home, String writer, String reader) {
    return encoded(type, value, home, writer, reader);
  }

  private CodeBlock call(EmitContext home, ValuePlan plan) {
    return CodeBlock.of("$L$N($L, depth)", home.owner(), home.copyMethod(plan), value);
  }

  @Override
  public CodeBlock converted(Converted plan) {
    if (CopiedShapes.mayBeExtended(plan)) {
      return CodeBlock.of("$T.of($L)", RuntimeNames.COPY_CALLS, value);
    }
    return plan.conversion()
        .accept(
            new Conversion.Visitor<>() {
              @Override
              public CodeBlock values(Conversion.Values conversion) {
                CodeBlock base = of(context, plan.base(), toAvro(conversion));
                return fromAvro(conversion, base);
              }

              @Override
              public CodeBlock streams(Conversion.Streams conversion) {
                return CodeBlock.of(
                    "$T.of($L$L)", RuntimeNames.COPY_CALLS, value, conversion.arguments());
              }

              @Override
              public CodeBlock wrapper(Conversion.Wrapper conversion) {
                CodeBlock component = conversion.component().read(checked());
                return conversion.create(of(context, plan.base(), component));
              }

              @Override
              public CodeBlock asIs(Conversion.AsIs conversion) {
                return plan.base().accept(CopyExpression.this);
              }
            });
  }

  /** The methods of the runtime check for null themselves. */
  private CodeBlock toAvro(Conversion.Values values) {
    if (values.toAvro() == null) {
      return checked();
    }
    CodeBlock operand = values.ours() ? value : checked();
    return CodeBlock.of("$L.$L($L)", context.nameOf(values.receiver()), values.toAvro(), operand);
  }

  private CodeBlock fromAvro(Conversion.Values values, CodeBlock base) {
    CodeBlock receiver = context.nameOf(values.receiver());
    return values.ours()
        ? CodeBlock.of(
            "$L.$L($L, $T.INPUT$L)",
            receiver,
            values.fromAvro(),
            base,
            RuntimeNames.COPY_CALLS,
            values.arguments())
        : CodeBlock.of(
            "$T.converted($L.$L($L), $T.INPUT)",
            RuntimeNames.FAILURES,
            receiver,
            values.fromAvro(),
            base,
            RuntimeNames.COPY_CALLS);
  }
}
