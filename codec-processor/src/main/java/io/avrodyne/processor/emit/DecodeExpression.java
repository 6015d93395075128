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
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The expression that decodes one value from {@code in}. */
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

  /** Returns the statement that must precede the expression; it is empty for most shapes. */
  static CodeBlock prelude(ValuePlan plan) {
    return plan instanceof OrNull union
            && plan.javaType().isPrimitive()
            && scalarOf(union.value()).isEmpty()
        ? CodeBlock.builder().addStatement(RuntimeCalls.requirePresence(union.nullBranch())).build()
        : CodeBlock.of("");
  }

  /** Returns the kind of a primitive that is read as it is; empty for all other shapes. */
  private static Optional<ScalarKind> scalarOf(ValuePlan plan) {
    if (plan instanceof Converted converted) {
      return converted.conversion() instanceof Conversion.AsIs
          ? scalarOf(converted.base())
          : Optional.empty();
    }
    return plan instanceof ValuePlan.Scalar scalar ? Optional.of(scalar.kind()) : Optional.empty();
  }

  @Override
  public CodeBlock nothing(ValuePlan.Nothing plan) {
    return CodeBlock.of("null");
  }

  @Override
  public CodeBlock scalar(ValuePlan.Scalar plan) {
    return CodeBlock.of("in.read$L()", plan.kind().suffix());
  }

  @Override
  public CodeBlock text(ValuePlan.Text plan) {
    if (!plan.interned()) {
      StringCalls strings = context.strings();
      return previous == null ? strings.read() : strings.read(previous);
    }
    return previous == null
        ? CodeBlock.of("in.readInternedString()")
        : CodeBlock.of("in.readInternedString($L)", previous);
  }

  @Override
  public CodeBlock binary(ValuePlan.Binary plan) {
    return previous == null
        ? CodeBlock.of("in.readBytes()")
        : CodeBlock.of("in.readBytes($L)", previous);
  }

  @Override
  public CodeBlock fixed(ValuePlan.Fixed plan) {
    return previous == null
        ? CodeBlock.of("in.readFixed($L)", plan.size())
        : CodeBlock.of("in.readFixed($L, $L)", plan.size(), previous);
  }

  @Override
  public CodeBlock symbols(Symbols plan) {
    return CodeBlock.of("$L$N.read(in)", context.owner(), context.enumTable(plan));
  }

  @Override
  public CodeBlock nested(ValuePlan.Nested plan) {
    return previous == null
        ? CodeBlock.of("$T.$L(in)", plan.codec(), CodecConstants.READ)
        : CodeBlock.of("$T.$L(in, $L)", plan.codec(), CodecConstants.READ, previous);
  }

  @Override
  public CodeBlock items(ValuePlan.Items plan) {
    String method = context.decodeMethod(plan);
    return previous == null || !plan.container().reusable()
        ? CodeBlock.of("$L$N(in)", context.owner(), method)
        : CodeBlock.of("$L$N(in, $L)", context.owner(), method, previous);
  }

  @Override
  public CodeBlock entries(ValuePlan.Entries plan) {
    return CodeBlock.of("$L$N(in)", context.owner(), context.decodeMethod(plan));
  }

  @Override
  public CodeBlock choice(Choice plan) {
    EmitContext home = context.homeOf(plan);
    return CodeBlock.of("$L$N(in)", home.owner(), home.decodeMethod(plan));
  }

  @Override
  public CodeBlock nullable(OrNull plan) {
    if (plan.javaType().isPrimitive()) {
      return scalarOf(plan.value())
          .map(kind -> RuntimeCalls.readPresent(kind, plan.nullBranch()))
          .orElseGet(() -> plan.value().accept(this));
    }
    Presence presence = plan.presence();
    CodeBlock value =
        presence == Presence.REFERENCE
            ? plan.value().accept(this)
            : presence.wrap(fresh(context, plan.value()));
    return CodeBlock.of(
        "$L ? $L : $L", RuntimeCalls.readPresence(plan.nullBranch()), value, presence.empty());
  }

  @Override
  public CodeBlock converted(Converted plan) {
    return plan.conversion()
        .accept(
            new Conversion.Visitor<>() {
              @Override
              public CodeBlock values(Conversion.Values conversion) {
                return made(context, plan, conversion, fresh(context, plan.base()));
              }

              @Override
              public CodeBlock streams(Conversion.Streams conversion) {
                return streamed(conversion);
              }

              @Override
              public CodeBlock wrapper(Conversion.Wrapper conversion) {
                return conversion.create(fresh(context, plan.base()));
              }

              @Override
              public CodeBlock asIs(Conversion.AsIs conversion) {
                return plan.base().accept(DecodeExpression.this);
              }
            });
  }

  /** Returns the expression of a value whose Avro-shaped one is the expression {@code base}. */
  static CodeBlock converted(EmitContext context, Converted plan, CodeBlock base) {
    return plan.conversion()
        .accept(
            new Conversion.Visitor<>() {
              @Override
              public CodeBlock values(Conversion.Values conversion) {
                return made(context, plan, conversion, base);
              }

              @Override
              public CodeBlock streams(Conversion.Streams conversion) {
                throw new IllegalStateException(plan + " has no Avro-shaped value");
              }

              @Override
              public CodeBlock wrapper(Conversion.Wrapper conversion) {
                return conversion.create(base);
              }

              @Override
              public CodeBlock asIs(Conversion.AsIs conversion) {
                return base;
              }
            });
  }

  private CodeBlock streamed(Conversion.Streams streams) {
    CodeBlock reuse =
        previous == null || !streams.reusing() ? CodeBlock.of("") : CodeBlock.of(", $L", previous);
    return CodeBlock.of(
        "$L.$L(in$L$L)",
        context.nameOf(streams.receiver()),
        streams.read(),
        reuse,
        streams.arguments());
  }

  private static CodeBlock made(
      EmitContext context, Converted plan, Conversion.Values values, CodeBlock base) {
    CodeBlock receiver = context.nameOf(values.receiver());
    TypeName type = plan.base().javaType();
    return values.ours()
        ? CodeBlock.of("$L.$L($L, in$L)", receiver, values.fromAvro(), base, values.arguments())
        : CodeBlock.of(
            "$T.converted($L.$L($L), in)",
            RuntimeNames.FAILURES,
            receiver,
            values.fromAvro(),
            type.isBoxedPrimitive() ? values.boxed(type, base) : base);
  }
}
