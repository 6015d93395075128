package io.avrodyne.processor.schema;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.Schema;

/** A strict match of JSON against the schema of a record that was compiled before. */
record CompiledDefault(Schema schema) implements DefaultParts.Matcher {

  @Override
  public Optional<Mismatch> match(Object json, String path) {
    DefaultParts parts = new DefaultParts(json, path);
    return switch (schema.getType()) {
      case RECORD -> parts.record(schema.getName(), fields());
      case ARRAY -> parts.array(new CompiledDefault(schema.getElementType()));
      case MAP -> parts.map(new CompiledDefault(schema.getValueType()));
      case UNION -> union(json, path);
      case ENUM -> DefaultLeaf.symbol(schema.getName(), schema.getEnumSymbols(), json, path);
      case FIXED -> DefaultLeaf.fixed(schema.getFixedSize(), json, path);
      default -> DefaultLeaf.primitive(schema.getType(), json, path);
    };
  }

  private Optional<Mismatch> union(Object json, String path) {
    boolean matches =
        schema.getTypes().stream()
            .anyMatch(branch -> new CompiledDefault(branch).match(json, path).isEmpty());
    return DefaultLeaf.check(matches, path, DefaultMatch.NO_BRANCH, DefaultMatch.BRANCH);
  }

  private Map<String, CompiledField> fields() {
    Map<String, CompiledField> fields = new LinkedHashMap<>();
    schema.getFields().forEach(field -> fields.put(field.name(), new CompiledField(field)));
    return fields;
  }

  private record CompiledField(Schema.Field field) implements DefaultParts.Field {

    @Override
    public boolean hasDefault() {
      return field.hasDefaultValue();
    }

    @Override
    public Optional<Mismatch> match(Object json, String path) {
      return new CompiledDefault(field.schema()).match(json, path);
    }
  }
}
