package io.avrodyne.runtime.datum;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.apache.avro.Conversions;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;
import org.jspecify.annotations.Nullable;

/**
 * A generator of generic data, with values at the ends of ranges and texts that look like others.
 */
final class RandomValue {

  private static final int MAX_DEPTH = 6;

  private static final List<String> TEXTS =
      List.of(
          "",
          "AAAA",
          "A",
          "NaN",
          "Infinity",
          "99.50",
          "2024-02-29",
          "12:30",
          "P1M",
          "long",
          "map",
          "null",
          "\"\\\n\u0000\u20ac\ud83d\ude00",
          "123e4567-e89b-12d3-a456-426614174000");

  private static final double[] NUMBERS = {
    0, -0.0, 1, -1.5, 0.1, 1e10, 1e-10, 1e300, Double.MAX_VALUE, Double.MIN_VALUE
  };

  private static final long MILLIS_PER_DAY = 86_400_000;

  private final Random random;

  RandomValue(Random random) {
    this.random = random;
  }

  static byte[] bytes(Schema schema, @Nullable Object datum) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
    try {
      new GenericDatumWriter<@Nullable Object>(schema).write(datum, encoder);
      encoder.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  @Nullable Object of(Schema schema) {
    return of(schema, 0);
  }

  private @Nullable Object of(Schema schema, int depth) {
    String logical = String.valueOf(schema.getProp("logicalType"));
    return switch (schema.getType()) {
      case NULL -> null;
      case BOOLEAN -> random.nextBoolean();
      case INT ->
          logical.equals("time-millis") ? (Object) (int) (day() % MILLIS_PER_DAY) : (int) number();
      case LONG -> logical.equals("time-micros") ? day() % (1000 * MILLIS_PER_DAY) : number();
      case FLOAT ->
          random.nextInt(3) == 0 ? Float.intBitsToFloat(random.nextInt()) : (float) real();
      case DOUBLE -> random.nextInt(3) == 0 ? Double.longBitsToDouble(random.nextLong()) : real();
      case STRING ->
          logical.equals("uuid")
              ? new UUID(random.nextLong(), random.nextLong()).toString()
              : TEXTS.get(random.nextInt(TEXTS.size()));
      case BYTES -> ByteBuffer.wrap(bytes(schema, logical));
      case FIXED -> fixed(schema, logical);
      case ENUM ->
          new GenericData.EnumSymbol(
              schema, schema.getEnumSymbols().get(random.nextInt(schema.getEnumSymbols().size())));
      case ARRAY -> array(schema, depth);
      case MAP -> map(schema, depth);
      case UNION -> of(branch(schema, depth), depth + 1);
      case RECORD -> record(schema, depth);
    };
  }

  private long day() {
    return random.nextLong() >>> 1;
  }

  private long number() {
    return switch (random.nextInt(4)) {
      case 0 -> random.nextInt(10);
      case 1 -> Long.MIN_VALUE >> random.nextInt(64);
      case 2 -> Long.MAX_VALUE >> random.nextInt(64);
      default -> random.nextLong();
    };
  }

  private double real() {
    return NUMBERS[random.nextInt(NUMBERS.length)];
  }

  private byte[] bytes(Schema schema, String logical) {
    if (logical.equals("decimal")) {
      return decimal((LogicalTypes.Decimal) schema.getLogicalType()).toByteArray();
    }
    if (logical.equals("big-decimal")) {
      BigDecimal number = new BigDecimal(new BigInteger(70, random), random.nextInt(200) - 100);
      ByteBuffer encoded =
          new Conversions.BigDecimalConversion().toBytes(number, schema, schema.getLogicalType());
      byte[] bytes = new byte[encoded.remaining()];
      encoded.get(bytes);
      return bytes;
    }
    byte[] bytes = new byte[random.nextInt(5)];
    random.nextBytes(bytes);
    return bytes;
  }

  private BigInteger decimal(LogicalTypes.Decimal type) {
    BigInteger bound = BigInteger.TEN.pow(type.getPrecision());
    BigInteger digits = new BigInteger(random.nextInt(130) + 1, random).mod(bound);
    return random.nextBoolean() ? digits : digits.negate();
  }

  private Object fixed(Schema schema, String logical) {
    byte[] bytes = new byte[schema.getFixedSize()];
    if (logical.equals("decimal")) {
      byte[] digits = decimal((LogicalTypes.Decimal) schema.getLogicalType()).toByteArray();
      java.util.Arrays.fill(bytes, (byte) (digits[0] >> 7));
      System.arraycopy(digits, 0, bytes, bytes.length - digits.length, digits.length);
    } else {
      random.nextBytes(bytes);
    }
    return new GenericData.Fixed(schema, bytes);
  }

  private Object array(Schema schema, int depth) {
    List<@Nullable Object> items = new ArrayList<>();
    for (int i = depth >= MAX_DEPTH ? 0 : random.nextInt(4); i > 0; i--) {
      items.add(of(schema.getElementType(), depth + 1));
    }
    return items;
  }

  private Object map(Schema schema, int depth) {
    Map<String, @Nullable Object> entries = new LinkedHashMap<>();
    for (int i = depth >= MAX_DEPTH ? 0 : random.nextInt(3); i > 0; i--) {
      String key = random.nextBoolean() ? "f" + i : TEXTS.get(random.nextInt(TEXTS.size()));
      entries.put(key, of(schema.getValueType(), depth + 1));
    }
    return entries;
  }

  private Schema branch(Schema union, int depth) {
    List<Schema> branches = union.getTypes();
    if (depth < MAX_DEPTH) {
      return branches.get(random.nextInt(branches.size()));
    }
    return Schema.create(Schema.Type.NULL);
  }

  private Object record(Schema schema, int depth) {
    GenericData.Record record = new GenericData.Record(schema);
    for (Schema.Field field : schema.getFields()) {
      record.put(field.pos(), of(field.schema(), depth + 1));
    }
    return record;
  }
}
