package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import org.apache.avro.Schema;

/**
 * Writes the expression that decodes a value that an earlier version wrote, where both schemas say
 * all that there is to know. For others there is none: they go through the resolution.
 */
final class VersionExpression {

  private final VersionCode version;
  private final EmitContext context;

  /**
   * Creates one.
   *
   * @param context of the record that the values are in
   */
  VersionExpression(VersionCode version, EmitContext context) {
    this.version = version;
    this.context = context;
  }

  /**
   * Returns the expression, if there is one.
   *
   * @param node the expression of the resolution of this value
   */
  Optional<CodeBlock> of(ValuePlan plan, Schema written, Schema read, CodeBlock node) {
    if (written.equals(read)) {
      return DecodeExpression.prelude(plan).isEmpty()
          ? Optional.of(DecodeExpression.fresh(context, plan))
          : Optional.empty();
    }
    if (plan instanceof OrNull union) {
      return nullable(union, written, read, node);
    }
    if (plan instanceof Converted converted) {
      return converted(converted, written, read, node);
    }
    if (plan instanceof ValuePlan.Scalar scalar) {
      return promoted(scalar, written);
    }
    return written.getType() == read.getType()
        ? ofOneType(plan, written, read, node)
        : Optional.empty();
  }

  private Optional<CodeBlock> ofOneType(
      ValuePlan plan, Schema written, Schema read, CodeBlock node) {
    if (plan instanceof ValuePlan.Nested nested) {
      return version
          .method(nested.codec(), written, read)
          .map(method -> CodeBlock.of("$L(in, $L)", method, node));
    }
    if (plan instanceof Symbols symbols) {
      if (written.getEnumSymbols().size() > EnumTables.MAX_CONSTANTS) {
        return Optional.empty();
      }
      return Optional.of(CodeBlock.of("$N.read(in)", version.table(symbols, written, read)));
    }
    if (plan instanceof ValuePlan.Items items) {
      Schema writtenItem = written.getElementType();
      return of(items.item(), writtenItem, read.getElementType(), ResolveShapeEmitter.ITEM)
          .map(item -> ResolveShapeEmitter.items(items, item))
          .map(loop -> called(items, written, read, loop, node));
    }
    if (plan instanceof ValuePlan.Entries entries) {
      Schema writtenValue = written.getValueType();
      return of(entries.value(), writtenValue, read.getValueType(), ResolveShapeEmitter.ITEM)
          .map(value -> ResolveShapeEmitter.entries(entries, value))
          .map(loop -> called(entries, written, read, loop, node));
    }
    return Optional.empty();
  }

  private CodeBlock called(
      ValuePlan shape, Schema written, Schema read, CodeBlock loop, CodeBlock node) {
    return CodeBlock.of("$N(in, $L)", version.method(shape, written, read, loop), node);
  }

  private Optional<CodeBlock> converted(
      Converted plan, Schema written, Schema read, CodeBlock node) {
    if (plan.conversion() instanceof Conversion.Streams) {
      return Optional.empty();
    }
    Optional<CodeBlock> base = of(plan.base(), written, read, node);
    return plan.conversion() instanceof Conversion.AsIs
        ? base
        : base.map(value -> DecodeExpression.converted(context, plan, value));
  }

  private Optional<CodeBlock> nullable(OrNull plan, Schema written, Schema read, CodeBlock node) {
    Schema value = read.getTypes().get(plan.valueBranch());
    if (!written.isUnion()) {
      return of(plan.value(), written, value, CodeBlock.of("$L.value()", node))
          .map(plan.presence()::wrap);
    }
    List<Schema> branches = written.getTypes();
    if (branches.size() != 2 || !written.isNullable() || plan.javaType().isPrimitive()) {
      return Optional.empty();
    }
    int nullBranch = branches.get(0).getType() == Schema.Type.NULL ? 0 : 1;
    int other = 1 - nullBranch;
    return of(
            plan.value(),
            branches.get(other),
            value,
            CodeBlock.of("$L.step($L).value()", node, other))
        .map(
            present ->
                CodeBlock.of(
                    "$L ? $L : $L",
                    RuntimeCalls.readPresence(nullBranch),
                    plan.presence().wrap(present),
                    plan.presence().empty()));
  }

  /** Returns the expression of a number that is promoted. */
  private static Optional<CodeBlock> promoted(ValuePlan.Scalar plan, Schema written) {
    ScalarKind kind = plan.kind();
    boolean known =
        written.getLogicalType() == null
            && switch (written.getType()) {
              case INT ->
                  kind == ScalarKind.LONG || kind == ScalarKind.FLOAT || kind == ScalarKind.DOUBLE;
              case LONG -> kind == ScalarKind.FLOAT || kind == ScalarKind.DOUBLE;
              case FLOAT -> kind == ScalarKind.DOUBLE;
              default -> false;
            };
    String suffix = written.getType().getName();
    return known
        ? Optional.of(
            CodeBlock.of(
                "($T) in.read$L()",
                plan.javaType().unbox(),
                Character.toUpperCase(suffix.charAt(0)) + suffix.substring(1)))
        : Optional.empty();
  }
}
