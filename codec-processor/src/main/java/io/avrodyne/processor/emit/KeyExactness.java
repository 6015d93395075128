package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.ContainerPlan;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Presence;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.math.BigDecimal;
import java.util.Date;
import java.util.HashSet;
import java.util.Set;
import org.apache.avro.Schema;

/**
 * Whether keys of a shape that differ are also written differently. The result is an expression of
 * the local {@code key}: {@link #EXACT} if no key loses anything, {@link #UNKNOWN} if any key may,
 * otherwise an expression evaluated at run time.
 */
final class KeyExactness implements ValuePlan.ComponentVisitor<CodeBlock> {

  static final CodeBlock EXACT = CodeBlock.of("true");
  static final CodeBlock UNKNOWN = CodeBlock.of("false");

  /** Those with values that lose digits. */
  private static final Set<String> LOSING =
      Set.of(
          "timestamp-millis",
          "timestamp-micros",
          "local-timestamp-millis",
          "local-timestamp-micros",
          "time-millis",
          "time-micros",
          "decimal");

  private final EmitContext context;

  private KeyExactness(EmitContext context) {
    this.context = context;
  }

  /** Returns the expression for keys of a shape. */
  static CodeBlock of(EmitContext context, ValuePlan key) {
    return key.accept(new KeyExactness(context));
  }

  @Override
  public CodeBlock leaf(ValuePlan plan) {
    return EXACT;
  }

  @Override
  public CodeBlock symbols(Symbols plan) {
    long names = plan.symbols().stream().map(Symbols.Symbol::name).distinct().count();
    return names == plan.symbols().size() ? EXACT : UNKNOWN;
  }

  /** The shapes in a record of another module are not known, but its schema is. */
  @Override
  public CodeBlock nested(ValuePlan.Nested plan) {
    return loses(context.schemaOf(plan), new HashSet<>()) ? UNKNOWN : EXACT;
  }

  private static boolean loses(Schema schema, Set<String> seen) {
    String logicalType = schema.getProp("logicalType");
    if (logicalType != null && LOSING.contains(logicalType)) {
      return true;
    }
    return switch (schema.getType()) {
      case RECORD ->
          seen.add(schema.getFullName())
              && schema.getFields().stream().anyMatch(field -> loses(field.schema(), seen));
      case UNION -> schema.getTypes().stream().anyMatch(branch -> loses(branch, seen));
      case ARRAY -> loses(schema.getElementType(), seen);
      case MAP -> loses(schema.getValueType(), seen);
      default -> false;
    };
  }

  /** Arrays are only equal to themselves, whatever is in them. */
  @Override
  public CodeBlock items(ValuePlan.Items plan) {
    return plan.container().access() == ContainerPlan.Access.ARRAY ? EXACT : ofParts(plan);
  }

  @Override
  public CodeBlock entries(ValuePlan.Entries plan) {
    return ofParts(plan);
  }

  @Override
  public CodeBlock choice(Choice plan) {
    return ofParts(plan);
  }

  @Override
  public CodeBlock nullable(OrNull plan) {
    return plan.presence() == Presence.REFERENCE ? plan.value().accept(this) : ofParts(plan);
  }

  private CodeBlock ofParts(ValuePlan plan) {
    return plan.parts().stream().allMatch(part -> part.accept(this).equals(EXACT))
        ? EXACT
        : UNKNOWN;
  }

  @Override
  public CodeBlock converted(Converted plan) {
    return plan.conversion()
        .accept(
            new Conversion.Visitor<>() {
              @Override
              public CodeBlock values(Conversion.Values conversion) {
                return conversion.ours() ? ofRuntime(plan, conversion) : UNKNOWN;
              }

              @Override
              public CodeBlock streams(Conversion.Streams conversion) {
                return streamed(plan, conversion.receiver().owner());
              }

              @Override
              public CodeBlock wrapper(Conversion.Wrapper conversion) {
                boolean text = conversion.component().equals(new AccessPlan.Method("toString"));
                return text ? UNKNOWN : ofParts(plan);
              }

              @Override
              public CodeBlock asIs(Conversion.AsIs conversion) {
                return plan.base().accept(KeyExactness.this);
              }
            });
  }

  private CodeBlock ofRuntime(Converted plan, Conversion.Values conversion) {
    ClassName owner = conversion.receiver().owner();
    if (owner.equals(RuntimeNames.SQL_TIMES)) {
      return UNKNOWN;
    }
    boolean times =
        owner.equals(RuntimeNames.TIMESTAMPS) || owner.equals(RuntimeNames.TIMES_OF_DAY);
    if (!times || plan.javaType().equals(ClassName.get(Date.class))) {
      return ofParts(plan);
    }
    return switch (String.valueOf(conversion.toAvro())) {
      case "toMillis" -> isExact(", 1_000_000");
      case "toMicros" -> isExact(", 1_000");
      default -> EXACT;
    };
  }

  private static CodeBlock streamed(Converted plan, ClassName owner) {
    if (plan.javaType().equals(ClassName.get(CharSequence.class))) {
      return isExact("");
    }
    return owner.equals(RuntimeNames.DECIMAL_CODEC)
            && plan.javaType().equals(ClassName.get(BigDecimal.class))
        ? isExact(", " + plan.properties().get("scale"))
        : EXACT;
  }

  private static CodeBlock isExact(String argument) {
    return CodeBlock.of("$T.isExact(key$L)", RuntimeNames.DISTINCT_KEYS, argument);
  }
}
