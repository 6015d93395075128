package io.avrodyne.processor;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.jspecify.annotations.Nullable;

/** Random data of Apache Avro that are valid by their logical types. */
final class RandomDatum {

  private RandomDatum() {}

  static @Nullable Object of(Schema schema, Random random, int depth) {
    return switch (schema.getType()) {
      case RECORD -> {
        GenericData.Record record = new GenericData.Record(schema);
        schema
            .getFields()
            .forEach(field -> record.put(field.pos(), of(field.schema(), random, depth + 1)));
        yield record;
      }
      case ENUM ->
          new GenericData.EnumSymbol(
              schema, schema.getEnumSymbols().get(random.nextInt(schema.getEnumSymbols().size())));
      case ARRAY -> {
        List<Object> items = new ArrayList<>();
        for (int i = depth > 6 ? 0 : random.nextInt(3); i > 0; i--) {
          items.add(of(schema.getElementType(), random, depth + 1));
        }
        yield items;
      }
      case MAP -> {
        Map<String, Object> entries = new LinkedHashMap<>();
        for (int i = depth > 6 ? 0 : random.nextInt(3); i > 0; i--) {
          entries.put("k" + i, of(schema.getValueType(), random, depth + 1));
        }
        yield entries;
      }
      case UNION -> {
        List<Schema> branches = schema.getTypes();
        Schema simplest =
            branches.stream()
                .filter(each -> each.getType() != Schema.Type.RECORD)
                .findFirst()
                .orElse(branches.get(0));
        yield of(
            depth > 4 ? simplest : branches.get(random.nextInt(branches.size())),
            random,
            depth + 1);
      }
      default -> scalar(schema, random);
    };
  }

  private static @Nullable Object scalar(Schema schema, Random random) {
    String logical = String.valueOf(schema.getProp("logicalType"));
    return switch (schema.getType()) {
      case FIXED -> new GenericData.Fixed(schema, fixed(schema, logical, random));
      case STRING ->
          logical.equals("uuid")
              ? new UUID(random.nextLong(), random.nextLong()).toString()
              : "s" + random.nextInt(99);
      case BYTES -> ByteBuffer.wrap(bytes(schema, logical, random));
      case INT ->
          switch (logical) {
            case "time-millis" -> random.nextInt(86_400_000);
            case "char" -> random.nextInt(Character.MAX_VALUE);
            default -> random.nextInt(100_000);
          };
      case LONG -> (long) random.nextInt(1_000_000_000);
      case FLOAT -> random.nextFloat();
      case DOUBLE -> random.nextDouble();
      case BOOLEAN -> random.nextBoolean();
      default -> null;
    };
  }

  private static byte[] bytes(Schema schema, String logical, Random random) {
    if (logical.equals("decimal")) {
      return unscaled(schema, random).toByteArray();
    }
    if (logical.equals("big-decimal")) {
      return new byte[] {2, (byte) random.nextInt(100), 4};
    }
    byte[] bytes = new byte[random.nextInt(5)];
    random.nextBytes(bytes);
    return bytes;
  }

  private static byte[] fixed(Schema schema, String logical, Random random) {
    byte[] bytes = new byte[schema.getFixedSize()];
    if (logical.equals("decimal")) {
      byte[] digits = unscaled(schema, random).toByteArray();
      System.arraycopy(digits, 0, bytes, bytes.length - digits.length, digits.length);
    } else {
      random.nextBytes(bytes);
    }
    return bytes;
  }

  private static BigInteger unscaled(Schema schema, Random random) {
    int precision = ((LogicalTypes.Decimal) LogicalTypes.fromSchema(schema)).getPrecision();
    return BigInteger.valueOf(random.nextInt(precision > 8 ? 99_999_999 : 9));
  }
}
