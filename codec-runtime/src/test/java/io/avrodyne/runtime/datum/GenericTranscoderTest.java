package io.avrodyne.runtime.datum;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.AvroDuration;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.SchemaText;
import io.avrodyne.runtime.Strictness;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.util.Utf8;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class GenericTranscoderTest {

  private static final UUID ID = UUID.fromString("123e4567-e89b-12d3-a456-426614174000");

  private static final String ENUM =
      "{\"type\": \"enum\", \"name\": \"E\", \"symbols\": [\"A\", \"B\"]}";

  /** Constants whose texts are the names of others. */
  private enum Letter {
    A,
    B;

    @Override
    public String toString() {
      return this == A ? "B" : "A";
    }
  }

  private static final String DECIMAL =
      "{\"type\": \"bytes\", \"logicalType\": \"decimal\", \"precision\": 9, \"scale\": 2}";

  static Stream<Arguments> accepted() {
    return Stream.of(
        Arguments.of(DECIMAL, new BigDecimal("99.5"), "99.50"),
        Arguments.of(DECIMAL, ByteBuffer.wrap(new byte[] {0x26, (byte) 0xde}), "99.50"),
        Arguments.of("[\"null\", " + DECIMAL + "]", new BigDecimal("99.5"), "99.50"),
        Arguments.of(
            "{\"type\": \"fixed\", \"name\": \"F\", \"size\": 4, \"logicalType\": \"decimal\","
                + " \"precision\": 9, \"scale\": 2}",
            new BigDecimal("-1"),
            "-1.00"),
        Arguments.of(
            "{\"type\": \"bytes\", \"logicalType\": \"big-decimal\"}",
            new BigDecimal("1.000"),
            "1.000"),
        Arguments.of(logical("int", "date"), LocalDate.of(2024, 2, 29), "\"2024-02-29\""),
        Arguments.of(logical("int", "date"), 0, "\"1970-01-01\""),
        Arguments.of(logical("int", "time-millis"), LocalTime.of(12, 30), "\"12:30\""),
        Arguments.of(logical("long", "time-micros"), LocalTime.of(12, 30), "\"12:30\""),
        Arguments.of(
            logical("long", "timestamp-micros"), Instant.EPOCH, "\"1970-01-01T00:00:00Z\""),
        Arguments.of(logical("long", "timestamp-millis"), 1L, "\"1970-01-01T00:00:00.001Z\""),
        Arguments.of(
            logical("long", "local-timestamp-nanos"),
            LocalDateTime.of(2024, 2, 29, 12, 30),
            "\"2024-02-29T12:30\""),
        Arguments.of(logical("string", "uuid"), ID, "\"" + ID + "\""),
        Arguments.of(logical("string", "uuid"), ID.toString(), "\"" + ID + "\""),
        Arguments.of(
            "{\"type\": \"fixed\", \"name\": \"F\", \"size\": 16, \"logicalType\": \"uuid\"}",
            ID,
            "\"" + ID + "\""),
        Arguments.of(
            "{\"type\": \"fixed\", \"name\": \"F\", \"size\": 12, \"logicalType\": \"duration\"}",
            new AvroDuration(1, 2, 3),
            "\"P1M2DT0.003S\""),
        Arguments.of("\"bytes\"", new byte[] {1}, "\"AQ==\""),
        Arguments.of("\"long\"", 5, "5"),
        Arguments.of("[\"null\", \"long\"]", 5, "5"),
        Arguments.of("\"double\"", 1.5f, "1.5"),
        Arguments.of("[\"int\", \"long\"]", 5L, "{\"long\":5}"),
        Arguments.of("[\"int\", \"long\"]", 5, "{\"int\":5}"),
        Arguments.of("{\"type\": \"enum\", \"name\": \"E\", \"symbols\": [\"A\"]}", "A", "\"A\""),
        Arguments.of(ENUM, Letter.A, "\"A\""),
        Arguments.of("[\"null\", " + ENUM + "]", Letter.A, "\"A\""),
        Arguments.of("{\"type\": \"map\", \"values\": \"int\"}", Map.of("a", 1), "{\"a\":1}"),
        Arguments.of(
            "{\"type\": \"map\", \"values\": \"int\"}", Map.of(new Utf8("a"), 1), "{\"a\":1}"),
        Arguments.of("{\"type\": \"array\", \"items\": \"int\"}", List.of(1, 2), "[1,2]"));
  }

  @ParameterizedTest
  @MethodSource("accepted")
  void javaValuesAreAccepted(String type, Object value, String json) {
    Schema schema = schemaWith(type);
    byte[] datum = GenericTranscoder.of(schema).toDatum(record(schema, value));
    assertEquals("{\"amount\":" + json + "}", JsonTranscoder.of(schema).toJson(datum));
  }

  static Stream<Arguments> rejected() {
    return Stream.of(
        Arguments.of(
            DECIMAL,
            99.5,
            "expected a decimal with at most 9 digits, 2 of them after the point, such as new"
                + " BigDecimal(\"99.50\"), but found a java.lang.Double"),
        Arguments.of(
            DECIMAL,
            "99.50",
            "expected a decimal with at most 9 digits, 2 of them after the point, such as new"
                + " BigDecimal(\"99.50\"), but found a java.lang.String"),
        Arguments.of(
            DECIMAL,
            new BigDecimal("99.555"),
            "a decimal has more than 2 digits after the decimal point; expected a decimal with at"
                + " most 9 digits, 2 of them after the point, such as new BigDecimal(\"99.50\")"),
        Arguments.of(
            DECIMAL,
            null,
            "expected a decimal with at most 9 digits, 2 of them after the point, such as new"
                + " BigDecimal(\"99.50\"), but found null"),
        Arguments.of(
            "[\"null\", " + DECIMAL + "]",
            7,
            "expected a decimal with at most 9 digits, 2 of them after the point, such as new"
                + " BigDecimal(\"99.50\"), but found a java.lang.Integer"),
        Arguments.of(
            "\"int\"",
            5.7,
            "expected an integer from -2147483648 to 2147483647, such as 42, but found a"
                + " java.lang.Double"),
        Arguments.of(
            "\"int\"",
            3_000_000_000L,
            "the number is not an integer from -2147483648 to 2147483647; expected an integer from"
                + " -2147483648 to 2147483647, such as 42"),
        Arguments.of(
            logical("long", "timestamp-millis"),
            Instant.ofEpochSecond(0, 1),
            "a time is more precise than milliseconds; expected a date and time with an offset in"
                + " ISO 8601 with at most 3 digits after the second, such as"
                + " Instant.parse(\"2024-02-29T12:30:15.250Z\")"),
        Arguments.of(
            logical("string", "uuid"),
            "x",
            "text of another form; expected the text of a UUID, such as"
                + " UUID.fromString(\"123e4567-e89b-12d3-a456-426614174000\")"),
        Arguments.of(
            logical("int", "time-millis"),
            86_400_000,
            "an int is out of range for a time of day in milliseconds"),
        Arguments.of(DECIMAL, ByteBuffer.allocate(0), "a decimal is empty"),
        Arguments.of(
            "{\"type\": \"array\", \"items\": \"int\"}",
            Map.of(),
            "expected an array, such as List.of(42), but found a"
                + " java.util.ImmutableCollections$MapN"));
  }

  @ParameterizedTest
  @MethodSource("rejected")
  void otherValuesAreRejected(String type, @Nullable Object value, String reason) {
    Schema schema = schemaWith(type);
    EncodeException e =
        assertThrows(
            EncodeException.class,
            () -> GenericTranscoder.of(schema).toDatum(record(schema, value)));
    assertEquals("amount", e.path());
    assertEquals(reason, e.reason());
  }

  @Test
  void fieldsAreFoundByName() {
    Schema ours =
        record("R", "{\"name\": \"a\", \"type\": \"int\"}, {\"name\": \"b\", \"type\": \"int\"}");
    Schema theirs =
        record("R", "{\"name\": \"b\", \"type\": \"int\"}, {\"name\": \"a\", \"type\": \"int\"}");
    GenericRecord record = new GenericData.Record(theirs);
    record.put("a", 1);
    record.put("b", 2);
    assertEquals(
        "{\"a\":1,\"b\":2}",
        JsonTranscoder.of(ours).toJson(GenericTranscoder.of(ours).toDatum(record)));
    GenericRecord other = new GenericData.Record(record("S", ""));
    EncodeException e =
        assertThrows(EncodeException.class, () -> GenericTranscoder.of(ours).toDatum(other));
    assertEquals("expected a record R, but found a record S", e.reason());
  }

  @Test
  void fieldsThatWouldBeLostAreRejected() {
    Schema ours =
        schemaWith(
            "{\"type\": \"record\", \"name\": \"Line\", \"fields\":"
                + " [{\"name\": \"sum\", \"type\": \"int\", \"default\": 0}]}");
    Schema theirs = record("Line", "{\"name\": \"total\", \"type\": \"int\"}");
    GenericRecord line = new GenericData.Record(theirs);
    line.put("total", 7);
    EncodeException e =
        assertThrows(
            EncodeException.class, () -> GenericTranscoder.of(ours).toDatum(record(ours, line)));
    assertEquals("amount", e.path());
    assertEquals(
        "unknown field \"total\"; expected an object with the fields of Line (sum), such as a"
            + " GenericRecord of that schema",
        e.reason());
  }

  static Stream<Arguments> otherMeanings() {
    ByteBuffer number = ByteBuffer.wrap(new byte[] {0x26, (byte) 0xDE});
    return Stream.of(
        Arguments.of(timestamp("millis"), timestamp("micros"), 1L),
        Arguments.of(timestamp("micros"), "[\"null\", " + timestamp("millis") + "]", 1L),
        Arguments.of("[\"null\", " + timestamp("millis") + "]", timestamp("micros"), 1L),
        Arguments.of(
            "[\"string\", " + timestamp("millis") + "]",
            "[" + logical("long", "local-timestamp-millis") + ", \"string\"]",
            1L),
        Arguments.of(arrayOf(timestamp("millis")), arrayOf(timestamp("nanos")), List.of(1L)),
        Arguments.of(
            "[\"null\", " + arrayOf(arrayOf(timestamp("millis"))) + "]",
            arrayOf(arrayOf(timestamp("micros"))),
            List.of(List.of(), List.of(1L))),
        Arguments.of(mapOf(timestamp("millis")), mapOf(timestamp("micros")), Map.of("a", 1L)),
        Arguments.of(logical("int", "date"), timestamp("millis"), 1),
        Arguments.of(
            "[\"null\", " + logical("int", "date") + "]",
            "[\"null\", " + timestamp("millis") + "]",
            1),
        Arguments.of(logical("int", "grams"), logical("int", "kilograms"), 1),
        Arguments.of(DECIMAL, DECIMAL.replace("\"scale\": 2", "\"scale\": 4"), number));
  }

  @ParameterizedTest
  @MethodSource("otherMeanings")
  void objectsThatMeanSomethingElseAreRejected(String from, String to, Object value) {
    Schema ours = schemaWith(nested(to));
    GenericRecord line = record(SchemaText.parse(nested(from)), value);
    EncodeException e =
        assertThrows(
            EncodeException.class, () -> GenericTranscoder.of(ours).toDatum(record(ours, line)));
    assertTrue(e.path().startsWith("amount.amount"), e::path);
    assertTrue(e.reason().contains(" in its own schema, not "), e::reason);
  }

  static Stream<Arguments> sameMeanings() {
    String wider = DECIMAL.replace("\"precision\": 9", "\"precision\": 12");
    ByteBuffer number = ByteBuffer.wrap(new byte[] {0x26, (byte) 0xDE});
    Instant time = Instant.ofEpochMilli(1);
    String text = "\"1970-01-01T00:00:00.001Z\"";
    return Stream.of(
        Arguments.of("\"long\"", timestamp("millis"), 1L, text),
        Arguments.of(timestamp("millis"), "\"long\"", 1L, "1"),
        Arguments.of(timestamp("millis"), timestamp("micros"), time, text),
        Arguments.of(timestamp("micros"), timestamp("millis"), time, text),
        Arguments.of(
            "[" + timestamp("millis") + ", " + logical("int", "date") + "]",
            "[" + logical("int", "date") + ", " + timestamp("millis") + "]",
            1,
            "\"1970-01-02\""),
        Arguments.of(
            "[\"null\", " + timestamp("millis") + "]",
            "[\"null\", " + timestamp("micros") + "]",
            null,
            "null"),
        Arguments.of(arrayOf(timestamp("millis")), arrayOf(timestamp("micros")), List.of(), "[]"),
        Arguments.of(DECIMAL, wider, number, "99.50"),
        Arguments.of(
            DECIMAL,
            DECIMAL.replace("\"scale\": 2", "\"scale\": 4"),
            new BigDecimal("99.5"),
            "99.5000"));
  }

  @ParameterizedTest
  @MethodSource("sameMeanings")
  void objectsThatMeanTheSameAreAccepted(
      String from, String to, @Nullable Object value, String json) {
    Schema ours = schemaWith(nested(to));
    GenericRecord line = record(SchemaText.parse(nested(from)), value);
    byte[] datum = GenericTranscoder.of(ours).toDatum(record(ours, line));
    assertEquals("{\"amount\":{\"amount\":" + json + "}}", JsonTranscoder.of(ours).toJson(datum));
  }

  /** They carry their schema into a record of another one. */
  @Test
  void arraysAndFixedOfAnotherMeaningAreRejected() {
    Schema times = SchemaText.parse(arrayOf(timestamp("millis")));
    assertEquals(
        "a java.lang.Long that has the logical type timestamp-millis in its own schema, not"
            + " timestamp-micros; expected a date and time with an offset in ISO 8601 with at most"
            + " 6 digits after the second, such as Instant.parse(\"2024-02-29T12:30:15.250Z\")",
        rejection(
            schemaWith(arrayOf(timestamp("micros"))), new GenericData.Array<>(times, List.of(1L))));
    String fixed =
        "{\"type\": \"fixed\", \"name\": \"F\", \"size\": 4, \"logicalType\": \"decimal\","
            + " \"precision\": 9, \"scale\": %d}";
    GenericData.Fixed number =
        new GenericData.Fixed(SchemaText.parse(fixed.formatted(2)), new byte[4]);
    assertTrue(
        rejection(schemaWith(fixed.formatted(4)), number)
            .startsWith(
                "a org.apache.avro.generic.GenericData$Fixed that has the logical type"
                    + " decimal(9,2) in its own schema, not decimal(9,4)"));
  }

  @Test
  void mapsOfAnotherMeaningAreRejected() {
    Schema before = schemaWith(mapOf(timestamp("millis")));
    byte[] datum =
        JsonTranscoder.of(before).toDatum("{\"amount\":{\"a\":\"1970-01-01T00:00:00.001Z\"}}");
    Object times = GenericTranscoder.of(before).toRecord(datum).get("amount");
    Schema after = schemaWith(mapOf(timestamp("micros")));
    assertTrue(
        rejection(after, times)
            .startsWith("a java.lang.Long that has the logical type timestamp-millis"));
    assertArrayEquals(datum, GenericTranscoder.of(before).toDatum(record(before, times)));
  }

  @Test
  void keysOfMapsAreDifferentTexts() {
    Schema schema = schemaWith("{\"type\": \"map\", \"values\": \"int\"}");
    Map<@Nullable Object, Object> keys = new HashMap<>();
    keys.put(5, 1);
    assertEquals(
        "expected text as a key of a map, such as \"key\", but found a java.lang.Integer",
        rejection(schema, keys));
    keys.clear();
    keys.put(null, 1);
    assertTrue(rejection(schema, keys).endsWith("but found null"));
    assertTrue(
        rejection(schema, Map.of("a", 1, new Utf8("a"), 2)).startsWith("a key occurs twice"));
  }

  @Test
  void textThatIsNotUtf8IsRejected() {
    Utf8 text = new Utf8(new byte[] {(byte) 0xE9});
    String reason = "a text is not valid UTF-8; expected text, such as \"text\"";
    assertEquals(reason, rejection(schemaWith("\"string\""), text));
    assertEquals(reason, rejection(schemaWith("[\"null\", \"string\"]"), text));
    Schema map = schemaWith("{\"type\": \"map\", \"values\": \"int\"}");
    assertEquals("a key of a map is not valid UTF-8", rejection(map, Map.of(text, 1)));
  }

  @Test
  void textThatIsNotUtf8IsKeptWhenLenient() {
    Schema schema = schemaWith("\"string\"");
    GenericTranscoder lenient = GenericTranscoder.of(schema).withStrictness(Strictness.LENIENT);
    Utf8 text = new Utf8(new byte[] {(byte) 0xE9});
    assertArrayEquals(new byte[] {2, (byte) 0xE9}, lenient.toDatum(record(schema, text)));
  }

  private static String rejection(Schema schema, Object value) {
    return assertThrows(
            EncodeException.class,
            () -> GenericTranscoder.of(schema).toDatum(record(schema, value)))
        .reason();
  }

  @Test
  void onlyRecordsAreAccepted() {
    assertThrows(
        IllegalArgumentException.class, () -> GenericTranscoder.of(Schema.create(Schema.Type.INT)));
  }

  @Test
  void limitsHoldInBothDirections() {
    Schema ring =
        SchemaText.parse(
            "{\"type\": \"record\", \"name\": \"Ring\", \"fields\": [{\"name\": \"next\", \"type\":"
                + " [\"null\", \"Ring\"]}]}");
    GenericTranscoder transcoder = GenericTranscoder.of(ring);
    byte[] deep = new byte[40_000];
    Arrays.fill(deep, (byte) 2);
    assertThrows(LimitExceededException.class, () -> transcoder.toRecord(deep));
    GenericRecord nested = new GenericData.Record(ring);
    for (int i = 0; i < 100_000; i++) {
      GenericRecord outer = new GenericData.Record(ring);
      outer.put(0, nested);
      nested = outer;
    }
    GenericRecord deepest = nested;
    assertThrows(EncodeException.class, () -> transcoder.toDatum(deepest));
    Schema empties =
        schemaWith(
            "{\"type\": \"array\", \"items\": {\"type\": \"record\", \"name\": \"E\", \"fields\":"
                + " []}}");
    byte[] million = {(byte) 0x80, (byte) 0x89, 0x7A, 0};
    assertThrows(
        LimitExceededException.class, () -> GenericTranscoder.of(empties).toRecord(million));
    Schema text = schemaWith("\"string\"");
    GenericTranscoder limited =
        GenericTranscoder.of(text).withLimits(DecodeLimits.DEFAULT.withMaxStringBytes(2));
    assertThrows(LimitExceededException.class, () -> limited.toDatum(record(text, "abc")));
  }

  @Test
  void damageIsReportedWithItsPath() {
    Schema schema = schemaWith("\"string\"");
    DecodeException e =
        assertThrows(
            DecodeException.class,
            () -> GenericTranscoder.of(schema).toRecord(new byte[] {4, 'a'}));
    assertEquals("amount", e.path());
    assertTrue(e.reason().contains("longer than the input"));
    assertThrows(
        DecodeException.class, () -> GenericTranscoder.of(schema).toRecord(new byte[] {2, 'a', 0}));
    assertNull(
        GenericTranscoder.of(schemaWith("[\"null\", \"int\"]")).toRecord(new byte[] {0}).get(0));
  }

  private static String logical(String type, String logicalType) {
    return "{\"type\": \"" + type + "\", \"logicalType\": \"" + logicalType + "\"}";
  }

  private static String timestamp(String unit) {
    return logical("long", "timestamp-" + unit);
  }

  private static String arrayOf(String items) {
    return "{\"type\": \"array\", \"items\": " + items + "}";
  }

  private static String mapOf(String values) {
    return "{\"type\": \"map\", \"values\": " + values + "}";
  }

  private static String nested(String type) {
    return "{\"type\": \"record\", \"name\": \"Line\", \"fields\": [{\"name\": \"amount\","
        + " \"type\": "
        + type
        + "}]}";
  }

  private static Schema schemaWith(String type) {
    return record("R", "{\"name\": \"amount\", \"type\": " + type + "}");
  }

  private static Schema record(String name, String fields) {
    return SchemaText.parse(
        "{\"type\": \"record\", \"name\": \"" + name + "\", \"fields\": [" + fields + "]}");
  }

  private static GenericRecord record(Schema schema, @Nullable Object amount) {
    GenericRecord record = new GenericData.Record(schema);
    record.put("amount", amount);
    return record;
  }
}
