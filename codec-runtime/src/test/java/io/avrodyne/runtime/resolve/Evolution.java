package io.avrodyne.runtime.resolve;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;

/** A generator of schemas, later versions of them, and data, from one seed. */
final class Evolution {

  private static final List<Schema.Type> PRIMITIVES =
      List.of(
          Schema.Type.INT,
          Schema.Type.LONG,
          Schema.Type.FLOAT,
          Schema.Type.DOUBLE,
          Schema.Type.STRING,
          Schema.Type.BYTES,
          Schema.Type.BOOLEAN);

  private final Random random;
  private int names;

  /** The versions of the records that are evolving. */
  private final Map<String, Schema> versions = new LinkedHashMap<>();

  private final List<Schema> outer = new ArrayList<>();

  Evolution(long seed) {
    random = new Random(seed);
  }

  private boolean oneIn(int n) {
    return random.nextInt(n) == 0;
  }

  Schema record(int depth) {
    Schema made = Schema.createRecord("R" + names++, null, "n", false);
    outer.add(made);
    List<Schema.Field> fields = new ArrayList<>();
    for (int i = random.nextInt(5); i >= 0; i--) {
      fields.add(new Schema.Field("f" + names++, type(depth - 1)));
    }
    made.setFields(fields);
    outer.remove(made);
    return made;
  }

  private Schema type(int depth) {
    return switch (depth <= 0 ? 0 : random.nextInt(9)) {
      case 1 -> record(depth);
      case 2 -> Schema.createArray(type(depth - 1));
      case 3 -> Schema.createMap(type(depth - 1));
      case 4 -> Schema.createEnum("E" + names++, null, "n", symbols(1 + random.nextInt(3)));
      case 5 -> Schema.createFixed("F" + names++, null, "n", random.nextInt(4));
      case 6 -> nullable(depth);
      case 7 -> recursive();
      default -> primitive();
    };
  }

  private Schema primitive() {
    return Schema.create(PRIMITIVES.get(random.nextInt(PRIMITIVES.size())));
  }

  private Schema recursive() {
    Schema again = outer.get(random.nextInt(outer.size()));
    return oneIn(2)
        ? Schema.createArray(again)
        : Schema.createUnion(Schema.create(Schema.Type.NULL), again);
  }

  private Schema nullable(int depth) {
    List<Schema> branches = new ArrayList<>();
    branches.add(Schema.create(Schema.Type.NULL));
    branches.add(oneIn(2) ? primitive() : record(depth - 1));
    if (oneIn(2)) {
      branches.add(Schema.createEnum("E" + names++, null, "n", symbols(2)));
    }
    Collections.shuffle(branches, random);
    return Schema.createUnion(branches);
  }

  private static List<String> symbols(int count) {
    return List.of("A", "B", "C", "D", "G").subList(0, count);
  }

  /** Returns a later version, which may be unable to read everything. */
  Schema evolved(Schema schema) {
    return switch (schema.getType()) {
      case RECORD -> evolvedRecord(schema);
      case ARRAY -> Schema.createArray(evolved(schema.getElementType()));
      case MAP -> Schema.createMap(evolved(schema.getValueType()));
      case UNION -> evolvedUnion(schema);
      case ENUM -> evolvedEnum(schema);
      case INT, LONG, FLOAT -> oneIn(3) ? wrapped(promoted(schema)) : schema;
      case STRING -> oneIn(6) ? Schema.create(Schema.Type.BYTES) : wrapped(schema);
      default -> schema;
    };
  }

  /**
   * Wraps a schema. Named types stay outside unions, because a union must not contain one twice.
   */
  private Schema wrapped(Schema schema) {
    return oneIn(4) && !inUnion
        ? Schema.createUnion(Schema.create(Schema.Type.NULL), schema)
        : schema;
  }

  private boolean inUnion;

  private Schema promoted(Schema schema) {
    return switch (schema.getType()) {
      case INT -> Schema.create(PRIMITIVES.get(1 + random.nextInt(3)));
      case LONG -> Schema.create(PRIMITIVES.get(2 + random.nextInt(2)));
      default -> Schema.create(Schema.Type.DOUBLE);
    };
  }

  private Schema evolvedUnion(Schema schema) {
    List<Schema> branches = new ArrayList<>();
    boolean before = inUnion;
    for (Schema branch : schema.getTypes()) {
      inUnion = true;
      branches.add(evolved(branch));
    }
    inUnion = before;
    if (oneIn(4)) {
      Collections.shuffle(branches, random);
    }
    if (oneIn(6) && branches.size() > 1) {
      branches.remove(0);
    }
    return Schema.createUnion(branches);
  }

  private Schema evolvedEnum(Schema schema) {
    List<String> symbols = new ArrayList<>(schema.getEnumSymbols());
    if (oneIn(3)) {
      symbols.add(0, "N");
    }
    if (oneIn(3)) {
      symbols.remove(symbols.size() - 1);
      symbols.add("Z");
    }
    Collections.shuffle(symbols, oneIn(2) ? random : new Random(1));
    return Schema.createEnum(
        schema.getName(), null, "n", symbols, oneIn(2) ? symbols.get(0) : null);
  }

  private Schema evolvedRecord(Schema schema) {
    Schema known = versions.get(schema.getFullName());
    if (known != null) {
      return known;
    }
    Schema made = Schema.createRecord(schema.getName(), null, "n", false);
    versions.put(schema.getFullName(), made);
    List<Schema.Field> fields = new ArrayList<>();
    boolean before = inUnion;
    for (Schema.Field field : schema.getFields()) {
      inUnion = false;
      if (!oneIn(6)) {
        fields.add(evolvedField(field));
      }
    }
    inUnion = before;
    if (oneIn(3)) {
      fields.add(new Schema.Field("g" + names++, Schema.create(Schema.Type.LONG), null, 7L));
    }
    if (oneIn(20)) {
      fields.add(new Schema.Field("g" + names++, Schema.create(Schema.Type.LONG)));
    }
    if (oneIn(3)) {
      Collections.shuffle(fields, random);
    }
    made.setFields(fields);
    return made;
  }

  private Schema.Field evolvedField(Schema.Field field) {
    boolean renamed = oneIn(8);
    Schema.Field made =
        new Schema.Field(renamed ? "h" + names++ : field.name(), evolved(field.schema()));
    if (renamed) {
      made.addAlias(field.name());
    }
    return made;
  }

  Object datum(Schema schema, int depth) {
    return switch (schema.getType()) {
      case RECORD -> recordDatum(schema, depth);
      case ARRAY -> items(schema, depth);
      case MAP -> entries(schema, depth);
      case UNION -> branch(schema, depth);
      case ENUM ->
          new GenericData.EnumSymbol(
              schema, schema.getEnumSymbols().get(random.nextInt(schema.getEnumSymbols().size())));
      case FIXED -> new GenericData.Fixed(schema, new byte[schema.getFixedSize()]);
      case INT -> random.nextInt() >> random.nextInt(32);
      case LONG -> random.nextLong() >> random.nextInt(64);
      case FLOAT -> random.nextFloat();
      case DOUBLE -> random.nextDouble();
      case STRING -> "t\u00e4xt".repeat(random.nextInt(4));
      case BYTES ->
          ByteBuffer.wrap(
              "bytes".repeat(random.nextInt(4)).getBytes(java.nio.charset.StandardCharsets.UTF_8));
      case BOOLEAN -> random.nextBoolean();
      case NULL -> Resolving.NULL;
    };
  }

  private Object recordDatum(Schema schema, int depth) {
    GenericData.Record made = new GenericData.Record(schema);
    for (Schema.Field field : schema.getFields()) {
      made.put(field.pos(), Resolving.orNull(datum(field.schema(), depth - 1)));
    }
    return made;
  }

  private Object branch(Schema schema, int depth) {
    Integer none = schema.getIndexNamed("null");
    int branch = random.nextInt(schema.getTypes().size());
    return datum(schema.getTypes().get(none != null && depth < 0 ? none : branch), depth - 1);
  }

  private Object items(Schema schema, int depth) {
    List<Object> items = new ArrayList<>();
    for (int i = depth < 0 ? 0 : random.nextInt(4); i > 0; i--) {
      items.add(Resolving.orNull(datum(schema.getElementType(), depth - 1)));
    }
    return items;
  }

  private Object entries(Schema schema, int depth) {
    Map<String, Object> entries = new LinkedHashMap<>();
    for (int i = depth < 0 ? 0 : random.nextInt(4); i > 0; i--) {
      entries.put("k" + i, Resolving.orNull(datum(schema.getValueType(), depth - 1)));
    }
    return entries;
  }
}
