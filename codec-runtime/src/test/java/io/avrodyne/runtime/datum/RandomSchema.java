package io.avrodyne.runtime.datum;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;

/** A generator of schemas of every type and logical type, with recursion. */
final class RandomSchema {

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
          "bytes big-decimal",
          "int shoe-size");

  private final Random random;
  private final List<Schema> records = new ArrayList<>();
  private int names;

  RandomSchema(Random random) {
    this.random = random;
  }

  Schema record() {
    Schema record = Schema.createRecord(name(), null, random.nextBoolean() ? "n.s" : null, false);
    records.add(record);
    List<Schema.Field> fields = new ArrayList<>();
    for (int i = random.nextInt(5); i >= 0; i--) {
      fields.add(new Schema.Field("f" + i, any(1)));
    }
    // A name of a field that is the name of a type.
    if (random.nextInt(4) == 0) {
      fields.add(new Schema.Field(random.nextBoolean() ? "long" : "map", any(1)));
    }
    record.setFields(fields);
    return record;
  }

  private Schema any(int depth) {
    int kind = depth >= MAX_DEPTH ? 0 : random.nextInt(10);
    return switch (kind) {
      case 1 -> Schema.createArray(any(depth + 1));
      case 2 -> Schema.createMap(any(depth + 1));
      case 3, 4 -> union(depth + 1);
      case 5 -> named(depth);
      default -> scalar();
    };
  }

  private Schema union(int depth) {
    Map<String, Schema> branches = new LinkedHashMap<>();
    for (int i = random.nextInt(5); i >= 0; i--) {
      Schema branch = any(depth);
      if (!branch.isUnion()) {
        branches.put(branch.getFullName(), branch);
      }
    }
    branches.putIfAbsent("null", Schema.create(Schema.Type.NULL));
    if (random.nextInt(3) == 0) {
      Schema recursive = records.get(random.nextInt(records.size()));
      branches.put(recursive.getFullName(), recursive);
    }
    return Schema.createUnion(List.copyOf(branches.values()));
  }

  /** Returns a record, with names of fields that others have, too. */
  private Schema named(int depth) {
    Schema record = Schema.createRecord(name(), null, null, false);
    List<Schema.Field> fields = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      fields.add(new Schema.Field("f" + i, any(depth + 2)));
    }
    record.setFields(fields);
    return record;
  }

  private Schema scalar() {
    return switch (random.nextInt(6)) {
      case 0 -> logical();
      case 1 -> decimal();
      case 2 -> fixed();
      case 3 -> Schema.createEnum(name(), null, null, List.of("A", "B", "AAAA"));
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
    Schema schema = new Schema.Parser().parse('"' + type[0] + '"');
    schema.addProp("logicalType", type[1]);
    return schema;
  }

  private Schema decimal() {
    int precision = 1 + random.nextInt(40);
    int scale = random.nextInt(precision + 1);
    Schema base =
        random.nextBoolean()
            ? Schema.create(Schema.Type.BYTES)
            : Schema.createFixed(name(), null, null, 18);
    return LogicalTypes.decimal(precision, scale).addToSchema(base);
  }

  private Schema fixed() {
    return switch (random.nextInt(3)) {
      case 0 -> withType(Schema.createFixed(name(), null, null, 12), "duration");
      case 1 -> withType(Schema.createFixed(name(), null, null, 16), "uuid");
      default -> Schema.createFixed(name(), null, null, random.nextInt(5));
    };
  }

  private static Schema withType(Schema schema, String logicalType) {
    schema.addProp("logicalType", logicalType);
    return schema;
  }

  private String name() {
    return "N" + names++;
  }
}
