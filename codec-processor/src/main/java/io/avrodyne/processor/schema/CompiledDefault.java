package io.avrodyne.processor.schema;

import io.avrodyne.processor.plan.DecimalDomain;
import io.avrodyne.processor.plan.Domain;
import io.avrodyne.processor.plan.Domains;
import io.avrodyne.processor.plan.TextDomain;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.LogicalType;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;

/**
 * A strict match of JSON against the schema of a record that was compiled before. What its
 * conversions can read is known as far as logical types say it.
 *
 * @param exact whether an object may contain fields of its record alone
 * @param converted whether conversions must be able to read their values
 */
record CompiledDefault(Schema schema, boolean exact, boolean converted)
    implements DefaultParts.Matcher {

  private CompiledDefault of(Schema other) {
    return new CompiledDefault(other, exact, converted);
  }

  @Override
  public Optional<Mismatch> match(Object json, String path) {
    DefaultParts parts = new DefaultParts(json, path, exact);
    return switch (schema.getType()) {
      case RECORD -> parts.record(schema.getName(), fields());
      case ARRAY -> parts.array(of(schema.getElementType()));
      case MAP -> map(parts);
      case UNION -> union(json, path);
      case ENUM -> DefaultLeaf.symbol(schema.getName(), schema.getEnumSymbols(), json, path);
      case FIXED -> DefaultLeaf.fixed(schema.getFixedSize(), json, path).or(() -> read(json, path));
      default -> DefaultLeaf.primitive(schema.getType(), json, path).or(() -> read(json, path));
    };
  }

  private Optional<Mismatch> map(DefaultParts parts) {
    return parts
        .map(of(schema.getValueType()))
        .or(
            () ->
                new DefaultKeys(parts.json(), parts.path())
                    .texts(
                        new ValuePlan.Text(false), of(Schema.create(Schema.Type.STRING)), false));
  }

  private Optional<Mismatch> read(Object json, String path) {
    return converted ? DefaultLeaf.within(domain(), json, path) : Optional.empty();
  }

  private Domain domain() {
    String name = String.valueOf(schema.getProp(LogicalType.LOGICAL_TYPE_PROP));
    return switch (name + " " + schema.getType().getName()) {
      case "uuid string" -> TextDomain.UUID_TEXT;
      case "time-millis int" -> Domains.TIME_MILLIS;
      case "time-micros long" -> Domains.TIME_MICROS;
      case "char int" -> Domains.CHAR;
      case "big-decimal bytes" -> Domains.BIG_DECIMALS;
      default ->
          schema.getLogicalType() instanceof LogicalTypes.Decimal decimal
              ? new DecimalDomain.Unscaled(decimal.getPrecision())
              : Domains.ALL;
    };
  }

  private Optional<Mismatch> union(Object json, String path) {
    return branch(json, path)
        .map(branch -> converted ? branch.match(json, path) : Optional.<Mismatch>empty())
        .orElseGet(
            () -> Optional.of(Mismatch.of(path, DefaultMatch.NO_BRANCH, DefaultMatch.BRANCH)));
  }

  /** Finds the branch of a union that a default belongs to. */
  Optional<CompiledDefault> branch(Object json, String path) {
    return branch(json, path, true).or(() -> exact ? Optional.empty() : branch(json, path, false));
  }

  private Optional<CompiledDefault> branch(Object json, String path, boolean exactly) {
    return schema.getTypes().stream()
        .filter(type -> new CompiledDefault(type, exactly, false).match(json, path).isEmpty())
        .findFirst()
        .map(type -> new CompiledDefault(type, exactly, converted));
  }

  private Map<String, CompiledField> fields() {
    Map<String, CompiledField> fields = new LinkedHashMap<>();
    schema
        .getFields()
        .forEach(field -> fields.put(field.name(), new CompiledField(field, of(field.schema()))));
    return fields;
  }

  private record CompiledField(Schema.Field field, CompiledDefault type)
      implements DefaultParts.Field {

    @Override
    public boolean hasDefault() {
      return field.hasDefaultValue();
    }

    @Override
    public Optional<Mismatch> match(Object json, String path) {
      return type.match(json, path);
    }
  }
}
