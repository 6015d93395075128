package io.avrodyne.processor.evolve;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.apache.avro.JsonProperties;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.jspecify.annotations.Nullable;

/** Makes schemas of records, later versions of them, and data, from one seed. */
final class RandomVersions {

  private static final List<Schema.Type> PRIMITIVES =
      List.of(
          Schema.Type.INT,
          Schema.Type.LONG,
          Schema.Type.FLOAT,
          Schema.Type.DOUBLE,
          Schema.Type.BOOLEAN,
          Schema.Type.STRING,
          Schema.Type.BYTES);

  private final Random random;
  private final Map<String, Schema> evolved = new HashMap<>();
  private int names;

  RandomVersions(long seed) {
    random = new Random(seed);
  }

  private boolean oneIn(int n) {
    return random.nextInt(n) == 0;
  }

  Schema record(int depth) {
    Schema made = Schema.createRecord("R" + names++, null, "shop", false);
    List<Schema.Field> fields = new ArrayList<>();
    for (int i = random.nextInt(5); i >= 0; i--) {
      fields.add(new Schema.Field("f" + names++, type(depth - 1)));
    }
    if (oneIn(3)) {
      fields.add(new Schema.Field("f" + names++, nullable(made, oneIn(2)), null, null));
    }
    made.setFields(fields);
    return made;
  }

  private Schema type(int depth) {
    return switch (depth <= 0 ? 0 : random.nextInt(10)) {
      case 1 -> record(depth);
      case 2 -> Schema.createArray(type(depth - 1));
      case 3 -> Schema.createMap(type(depth - 1));
      case 4, 5 -> nullable(type(0), oneIn(2));
      case 6 -> Schema.createEnum("E" + names++, null, "shop", symbols(1 + random.nextInt(3)));
      case 7 -> Schema.createFixed("F" + names++, null, "shop", random.nextInt(4));
      case 8 -> LogicalTypes.timestampMillis().addToSchema(Schema.create(Schema.Type.LONG));
      default -> primitive();
    };
  }

  private Schema primitive() {
    return Schema.create(PRIMITIVES.get(random.nextInt(PRIMITIVES.size())));
  }

  private static List<String> symbols(int count) {
    return IntStream.range(0, count).mapToObj(i -> "S" + i).toList();
  }

  private static Schema nullable(Schema value, boolean nullFirst) {
    Schema none = Schema.create(Schema.Type.NULL);
    return nullFirst ? Schema.createUnion(none, value) : Schema.createUnion(value, none);
  }

  /** Returns a later version, which as a rule can read the earlier one. */
  Schema evolved(Schema type) {
    return switch (type.getType()) {
      case RECORD -> {
        Schema known = evolved.get(type.getName());
        yield known == null ? evolvedRecord(type) : known;
      }
      case ARRAY -> Schema.createArray(evolved(type.getElementType()));
      case MAP -> Schema.createMap(evolved(type.getValueType()));
      case UNION -> evolvedUnion(type.getTypes());
      case ENUM -> evolvedEnum(type);
      case FIXED -> type;
      default ->
          oneIn(4) && type.getLogicalType() == null ? orNull(promoted(type)) : promoted(type);
    };
  }

  private Schema orNull(Schema value) {
    return nullable(value, oneIn(2));
  }

  private Schema evolvedUnion(List<Schema> branches) {
    boolean nullFirst = branches.get(0).getType() == Schema.Type.NULL;
    Schema value = branches.get(nullFirst ? 1 : 0);
    Schema later = value.getType() == Schema.Type.RECORD ? evolved(value) : promoted(value);
    return nullable(later, oneIn(2));
  }

  private Schema evolvedEnum(Schema type) {
    List<String> symbols = new ArrayList<>(type.getEnumSymbols());
    String fallback = oneIn(2) ? "S0" : null;
    if (fallback != null && oneIn(2)) {
      symbols.subList(1, symbols.size()).clear();
    }
    if (oneIn(2)) {
      symbols.add("New");
    }
    Collections.shuffle(symbols, random);
    return Schema.createEnum(type.getName(), null, "shop", symbols, fallback);
  }

  private Schema promoted(Schema type) {
    if (type.getLogicalType() != null) {
      return oneIn(2)
          ? type
          : LogicalTypes.timestampMicros().addToSchema(Schema.create(Schema.Type.LONG));
    }
    List<Schema.Type> readers =
        PRIMITIVES.stream().filter(to -> Promotion.leads(type.getType(), to)).toList();
    return readers.isEmpty() || oneIn(2)
        ? type
        : Schema.create(readers.get(random.nextInt(readers.size())));
  }

  private Schema evolvedRecord(Schema type) {
    Schema made = Schema.createRecord(type.getName(), null, "shop", false);
    evolved.put(type.getName(), made);
    List<Schema.Field> fields = new ArrayList<>();
    for (Schema.Field field : type.getFields()) {
      if (!oneIn(6)) {
        fields.add(evolvedField(field));
      }
      if (oneIn(4)) {
        fields.add(added());
      }
    }
    if (oneIn(3)) {
      Collections.shuffle(fields, random);
    }
    made.setFields(fields);
    return made;
  }

  private Schema.Field evolvedField(Schema.Field field) {
    String name = oneIn(6) ? "renamed" + names++ : field.name();
    Schema type = evolved(field.schema());
    // A record that differs in a default only is read in the same way, but has changed.
    boolean withDefault = type.getType() == Schema.Type.INT && oneIn(3);
    Schema.Field made = new Schema.Field(name, type, null, withDefault ? 5 : null);
    made.addAlias(field.name());
    return made;
  }

  private Schema.Field added() {
    String name = "new" + names++;
    return switch (random.nextInt(8)) {
      case 0 -> new Schema.Field(name, Schema.create(Schema.Type.INT), null, -7);
      case 1 -> new Schema.Field(name, Schema.create(Schema.Type.LONG), null, 1L << 40);
      case 2 -> new Schema.Field(name, Schema.create(Schema.Type.BOOLEAN), null, true);
      case 3 -> new Schema.Field(name, Schema.create(Schema.Type.STRING), null, "text");
      case 4 -> new Schema.Field(name, Schema.create(Schema.Type.DOUBLE), null, 1.5);
      case 5 -> new Schema.Field(name, Schema.createArray(primitive()), null, List.of());
      case 6 ->
          new Schema.Field(name, nullable(primitive(), true), null, JsonProperties.NULL_VALUE);
      default -> new Schema.Field(name, nullable(Schema.create(Schema.Type.INT), false), null, 3);
    };
  }

  /** Returns a datum of a schema; maps have one entry at most, whose order says nothing. */
  @Nullable Object datum(Schema schema, int depth) {
    return switch (schema.getType()) {
      case NULL -> null;
      case BOOLEAN -> oneIn(2);
      case INT -> random.nextInt() >> random.nextInt(32);
      case LONG -> (long) (random.nextInt() >> random.nextInt(32)) * (oneIn(2) ? 1 : 1000);
      case FLOAT -> random.nextFloat();
      case DOUBLE -> random.nextDouble();
      case STRING -> "s" + random.nextInt(100);
      case BYTES -> ByteBuffer.wrap(new byte[] {1, 2, (byte) random.nextInt(128)});
      case FIXED -> new GenericData.Fixed(schema, new byte[schema.getFixedSize()]);
      case ENUM -> {
        List<String> symbols = schema.getEnumSymbols();
        yield new GenericData.EnumSymbol(schema, symbols.get(random.nextInt(symbols.size())));
      }
      case ARRAY -> items(schema, depth);
      case MAP ->
          depth <= 0 || oneIn(3)
              ? Map.of()
              : Collections.singletonMap("k", datum(schema.getValueType(), depth - 1));
      case UNION -> branch(schema, depth);
      case RECORD -> {
        GenericData.Record record = new GenericData.Record(schema);
        schema
            .getFields()
            .forEach(field -> record.put(field.pos(), datum(field.schema(), depth - 1)));
        yield record;
      }
    };
  }

  private Object items(Schema schema, int depth) {
    List<@Nullable Object> items = new ArrayList<>();
    for (int i = depth <= 0 ? 0 : random.nextInt(4); i > 0; i--) {
      items.add(datum(schema.getElementType(), depth - 1));
    }
    return items;
  }

  private @Nullable Object branch(Schema schema, int depth) {
    boolean none = depth <= 0 || oneIn(3);
    return schema.getTypes().stream()
        .filter(each -> (each.getType() == Schema.Type.NULL) == none)
        .findFirst()
        .map(each -> datum(each, depth - 1))
        .orElse(null);
  }
}
