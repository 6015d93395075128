package io.avrodyne.processor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.avro.JsonProperties;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** A generator of records with every type and logical type, unions, recursion and attributes. */
final class RandomNamedSchemas {

  private static final int MAX_DEPTH = 4;

  private static final List<String> LOGICAL =
      List.of(
          "int date",
          "int time-millis",
          "long time-micros",
          "long timestamp-millis",
          "long timestamp-micros",
          "long timestamp-nanos",
          "long local-timestamp-millis",
          "long local-timestamp-micros",
          "long local-timestamp-nanos",
          "string uuid",
          "bytes big-decimal");

  private final Random random;
  private final List<Schema> records = new ArrayList<>();
  private int names;

  /** Creates a generator that numbers names from {@code firstName} on. */
  RandomNamedSchemas(Random random, int firstName) {
    this.random = random;
    names = firstName;
  }

  Schema record() {
    return record(1);
  }

  private Schema record(int depth) {
    Schema record = Schema.createRecord(name(), doc(), namespace(), false);
    attributes(record);
    if (random.nextInt(4) == 0) {
      record.addAlias("Old" + record.getName());
    }
    records.add(record);
    List<Schema.Field> fields = new ArrayList<>();
    for (int i = random.nextInt(6); i >= 0; i--) {
      fields.add(field("f" + i, any(depth + 1)));
    }
    record.setFields(fields);
    return record;
  }

  private Schema.Field field(String name, Schema schema) {
    @Nullable Object value = null;
    switch (schema.getType()) {
      case INT -> value = random.nextInt(3) == 0 ? 17 : null;
      case ARRAY -> value = random.nextInt(3) == 0 ? List.of() : null;
      case UNION -> {
        boolean nullFirst = schema.getTypes().get(0).getType() == Schema.Type.NULL;
        value = nullFirst && random.nextBoolean() ? JsonProperties.NULL_VALUE : null;
      }
      default -> {
        // Without a default.
      }
    }
    Schema.Field field = new Schema.Field(name, schema, doc(), value);
    attributes(field);
    if (random.nextInt(5) == 0) {
      field.addAlias("old_" + name);
    }
    return field;
  }

  private void attributes(JsonProperties target) {
    if (random.nextInt(4) == 0) {
      target.addProp("owner", "team " + random.nextInt(9));
      target.addProp("since", random.nextInt(9));
    }
  }

  private Schema any(int depth) {
    int kind = depth >= MAX_DEPTH ? 0 : random.nextInt(10);
    return switch (kind) {
      case 1 -> Schema.createArray(any(depth + 1));
      case 2 -> Schema.createMap(any(depth + 1));
      case 3, 4 -> union(depth + 1);
      case 5 -> record(depth + 1);
      case 6 -> orNull(depth + 1);
      default -> scalar();
    };
  }

  private Schema orNull(int depth) {
    Schema value = any(depth);
    if (value.getType() == Schema.Type.NULL || value.isUnion()) {
      return value;
    }
    Schema none = Schema.create(Schema.Type.NULL);
    return random.nextBoolean() ? Schema.createUnion(none, value) : Schema.createUnion(value, none);
  }

  private Schema union(int depth) {
    Map<String, Schema> branches = new LinkedHashMap<>();
    for (int i = random.nextInt(5); i >= 0; i--) {
      Schema branch = random.nextInt(3) == 0 ? record(MAX_DEPTH) : any(depth);
      if (!branch.isUnion()) {
        branches.put(branch.getFullName(), branch);
      }
    }
    branches.putIfAbsent("string", Schema.create(Schema.Type.STRING));
    if (random.nextInt(3) == 0) {
      Schema recursive = records.get(random.nextInt(records.size()));
      branches.put(recursive.getFullName(), recursive);
    }
    List<Schema> all = new ArrayList<>(branches.values());
    if (random.nextBoolean()) {
      all.removeIf(branch -> branch.getType() == Schema.Type.STRING && all.size() > 2);
    }
    return Schema.createUnion(all);
  }

  private Schema scalar() {
    return switch (random.nextInt(6)) {
      case 0 -> logical();
      case 1 -> decimal();
      case 2 -> fixed();
      case 3 -> {
        Schema symbols =
            Schema.createEnum(
                name(),
                doc(),
                namespace(),
                List.of("A", "B", "AAAA"),
                random.nextBoolean() ? "B" : null);
        attributes(symbols);
        yield symbols;
      }
      default ->
          Schema.create(
              List.of(
                      Schema.Type.NULL,
                      Schema.Type.BOOLEAN,
                      Schema.Type.INT,
                      Schema.Type.LONG,
                      Schema.Type.FLOAT,
                      Schema.Type.DOUBLE,
                      Schema.Type.STRING,
                      Schema.Type.BYTES)
                  .get(random.nextInt(8)));
    };
  }

  private Schema logical() {
    String[] type = LOGICAL.get(random.nextInt(LOGICAL.size())).split(" ", 2);
    Schema schema = Schema.create(Schema.Type.valueOf(type[0].toUpperCase(java.util.Locale.ROOT)));
    schema.addProp("logicalType", type[1]);
    return schema;
  }

  private Schema decimal() {
    int precision = 1 + random.nextInt(40);
    int scale = random.nextInt(precision + 1);
    Schema base =
        random.nextBoolean()
            ? Schema.create(Schema.Type.BYTES)
            : Schema.createFixed(name(), null, namespace(), 18);
    return LogicalTypes.decimal(precision, scale).addToSchema(base);
  }

  private Schema fixed() {
    return switch (random.nextInt(3)) {
      case 0 -> withType(Schema.createFixed(name(), doc(), namespace(), 12), "duration");
      case 1 -> withType(Schema.createFixed(name(), null, namespace(), 16), "uuid");
      default -> Schema.createFixed(name(), null, namespace(), 1 + random.nextInt(5));
    };
  }

  private static Schema withType(Schema schema, String logicalType) {
    schema.addProp("logicalType", logicalType);
    return schema;
  }

  private @Nullable String doc() {
    return random.nextInt(3) == 0 ? "Text <" + random.nextInt(9) + "> & */ \\u0041." : null;
  }

  private String namespace() {
    return random.nextInt(4) == 0 ? "other.place" : "shop";
  }

  private String name() {
    return "N" + names++;
  }
}
