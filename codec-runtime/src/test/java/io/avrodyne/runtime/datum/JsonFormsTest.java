package io.avrodyne.runtime.datum;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.SchemaText;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HexFormat;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the JSON of single values. */
class JsonFormsTest {

  private static final String DECIMAL =
      "{\"type\": \"bytes\", \"logicalType\": \"decimal\", \"precision\": 9, \"scale\": 2}";
  private static final String FIXED_DECIMAL =
      "{\"type\": \"fixed\", \"name\": \"F\", \"size\": 4, \"logicalType\": \"decimal\","
          + " \"precision\": 9, \"scale\": 2}";
  private static final String BIG_DECIMAL =
      "{\"type\": \"bytes\", \"logicalType\": \"big-decimal\"}";

  @ParameterizedTest
  @ValueSource(strings = {DECIMAL, FIXED_DECIMAL})
  void decimalsHaveTheScaleOfTheirSchema(String schema) {
    assertEquals("99.50", again(schema, "99.5"));
    assertEquals("99.50", again(schema, "99.50"));
    assertEquals("99.50", again(schema, "\"99.5\""));
    assertEquals("100.00", again(schema, "1e2"));
    assertEquals("0.01", again(schema, "1E-2"));
    assertEquals("-99.50", again(schema, "-9.95e1"));
    assertEquals("0.00", again(schema, "-0"));
    assertEquals("0.00", again(schema, "-0.000"));
    assertEquals("0.00", again(schema, "0e999999999"));
    assertEquals("9999999.99", again(schema, "9999999.99"));
  }

  @Test
  void decimalsAreTheirDigits() {
    assertArrayEquals(HexFormat.of().parseHex("0426de"), bytes(DECIMAL, "99.50"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"99.555", "\"99.555\"", "1e-3", "10000000", "99999999.995"})
  void decimalsThatDoNotFitAreRejected(String json) {
    String message = rejection(DECIMAL, json);
    assertTrue(
        message.endsWith(
            "; expected a decimal with at most 9 digits, 2 of them after the point, such as"
                + " 99.50"),
        message);
    assertTrue(!message.contains("99.555"), message);
  }

  @Test
  void digitsAreRoundedOnRequest() {
    JsonTranscoder rounding =
        JsonTranscoder.of(schema(DECIMAL)).withRounding(RoundingMode.HALF_EVEN);
    assertEquals("99.56", rounding.toJson(rounding.toDatum("99.555")));
    assertEquals("0.00", rounding.toJson(rounding.toDatum("1e-999999999")));
    JsonTranscoder times =
        JsonTranscoder.of(schema("{\"type\":\"long\",\"logicalType\":\"timestamp-micros\"}"))
            .withRounding(RoundingMode.DOWN);
    assertEquals(
        "\"2024-02-29T12:30:15.123456Z\"",
        times.toJson(times.toDatum("\"2024-02-29T12:30:15.123456789Z\"")));
  }

  @ParameterizedTest
  @ValueSource(strings = {DECIMAL, BIG_DECIMAL, "\"int\"", "\"long\"", "\"float\"", "\"double\""})
  void hugeExponentsAreRejectedWithoutWork(String schema) {
    for (String json : new String[] {"1e999999999", "-1e999999999", "1e99999999999999999999"}) {
      assertTimeoutPreemptively(
          Duration.ofSeconds(5),
          () -> assertThrows(EncodeException.class, () -> bytes(schema, json)));
    }
  }

  @Test
  void bigDecimalsKeepTheirScale() {
    for (String number : new String[] {"0", "0.00", "99.50", "1E+3", "-12.340", "1E-100"}) {
      assertEquals(number, again(BIG_DECIMAL, number));
    }
    assertTrue(rejection(BIG_DECIMAL, "1e10001").startsWith("a scale is outside"));
  }

  @Test
  void integersAreExact() {
    for (String number :
        new String[] {"9007199254740993", "9223372036854775807", "-9223372036854775808"}) {
      assertEquals(number, again("\"long\"", number));
    }
    assertEquals("100", again("\"long\"", "1e2"));
    assertEquals("1", again("\"int\"", "1.0"));
    assertEquals("0", again("\"int\"", "-0"));
    assertEquals("0", again("\"long\"", "-0.0"));
  }

  @ParameterizedTest
  @CsvSource({
    "int, 2147483648",
    "int, -2147483649",
    "int, 1.5",
    "long, 9223372036854775808",
    "long, -9223372036854775809",
    "long, 1e19",
    "long, 1e-1"
  })
  void integersOutOfRangeAreRejected(String type, String json) {
    String message = rejection('"' + type + '"', json);
    assertTrue(message.startsWith("the number is not an integer from -"), message);
    assertTrue(message.endsWith(", such as 42"), message);
  }

  @ParameterizedTest
  @CsvSource({
    "float, 0.1, 0.1",
    "float, 16777217, 1.6777216E7",
    "float, 1, 1.0",
    "float, -0.0, -0.0",
    "double, 0.1, 0.1",
    "double, 9007199254740993, 9.007199254740992E15",
    "double, 1e300, 1.0E300",
    "double, -0.0, -0.0",
    "double, '\"NaN\"', '\"NaN\"'",
    "double, '\"Infinity\"', '\"Infinity\"'",
    "float, '\"-Infinity\"', '\"-Infinity\"'",
    "float, '\"NaN:7fc00001\"', '\"NaN:7fc00001\"'",
    "float, '\"NaN:7f800001\"', '\"NaN:7f800001\"'",
    "double, '\"NaN:fff8000000000000\"', '\"NaN:fff8000000000000\"'"
  })
  void floatsAndDoublesAreTheNearestNumbers(String type, String json, String written) {
    assertEquals(written, again('"' + type + '"', json));
  }

  @ParameterizedTest
  @CsvSource({
    "float, 1e39",
    "double, 1e309",
    "double, '\"1.5\"'",
    "double, '\"NaN:3ff0000000000000\"'",
    "double, '\"NaN:xx\"'",
    "double, true"
  })
  void otherFloatsAndDoublesAreRejected(String type, String json) {
    assertTrue(rejection('"' + type + '"', json).contains("such as 1.5"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int|date|2024-02-29",
        "int|date|-0001-12-31",
        "int|date|+12345-01-01",
        "int|time-millis|12:30:15.250",
        "int|time-millis|12:30",
        "long|time-micros|23:59:59.999999",
        "long|timestamp-millis|2024-02-29T12:30:15.250Z",
        "long|timestamp-millis|1969-12-31T23:59:59.999Z",
        "long|timestamp-micros|2024-02-29T12:30:15.000001Z",
        "long|timestamp-nanos|2024-02-29T12:30:15.000000001Z",
        "long|local-timestamp-millis|2024-02-29T12:30:15.250",
        "long|local-timestamp-micros|2024-02-29T12:30:15.000001",
        "long|local-timestamp-nanos|1800-02-28T12:30:15.000000001",
        "string|uuid|123e4567-e89b-12d3-a456-426614174000",
        "string|uuid|123E4567-E89B-12D3-A456-426614174000"
      })
  void logicalTypesHaveTheirText(String type, String logicalType, String text) {
    assertEquals('"' + text + '"', again(logical(type, logicalType), '"' + text + '"'));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int|date|\"2024-02-30\"",
        "int|date|\"29.02.2024\"",
        "int|date|19000",
        "int|time-millis|\"12:30:15.2501\"",
        "int|time-millis|\"24:00:01\"",
        "long|time-micros|5",
        "long|timestamp-millis|1709209815250",
        "long|timestamp-millis|\"2024-02-29T12:30:15.2505Z\"",
        "long|timestamp-micros|\"2024-02-29T12:30:15\"",
        "long|timestamp-micros|\"2016-12-31T23:59:60Z\"",
        "long|timestamp-nanos|\"2400-01-01T00:00:00Z\"",
        "long|local-timestamp-micros|\"2024-02-29T12:30:15Z\"",
        "string|uuid|\"1-1-1-1-1\"",
        "string|uuid|\"\""
      })
  void otherTextsOfLogicalTypesAreRejected(String type, String logicalType, String json) {
    String message = rejection(logical(type, logicalType), json);
    assertTrue(message.contains("expected ") && message.contains(", such as \""), message);
  }

  @Test
  void anyOffsetIsRead() {
    assertEquals(
        "\"2024-02-29T11:30:15Z\"",
        again(logical("long", "timestamp-micros"), "\"2024-02-29T12:30:15+01:00\""));
  }

  @Test
  void binariesAreBase64() {
    assertEquals("\"AQID/w==\"", again("\"bytes\"", "\"AQID/w==\""));
    String fixed = "{\"type\": \"fixed\", \"name\": \"F\", \"size\": 4}";
    assertEquals("\"AQID/w==\"", again(fixed, "\"AQID/w==\""));
    assertEquals(
        "a fixed value has 3 bytes; expected 4 bytes in Base64, such as \"AAAAAA==\"",
        rejection(fixed, "\"AQID\""));
    assertEquals(
        "text that is not Base64; expected bytes in Base64, such as \"AAAA\"",
        rejection("\"bytes\"", "\"\u00e4\""));
    String uuid = "{\"type\": \"fixed\", \"name\": \"U\", \"size\": 16, \"logicalType\": \"uuid\"}";
    String text = "\"123e4567-e89b-12d3-a456-426614174000\"";
    assertEquals(text, again(uuid, text));
  }

  @ParameterizedTest
  @CsvSource({
    "P1M15DT3600.250S, P1M15DT3600.250S",
    "P0M0DT0S, P0M0DT0S",
    "P2M, P2M0DT0S",
    "PT0.5S, P0M0DT0.500S",
    "P4294967295M4294967295DT4294967.295S, P4294967295M4294967295DT4294967.295S"
  })
  void durationsAreMonthsDaysAndSeconds(String text, String written) {
    String schema =
        "{\"type\": \"fixed\", \"name\": \"D\", \"size\": 12, \"logicalType\": \"duration\"}";
    assertEquals('"' + written + '"', again(schema, '"' + text + '"'));
    for (String other : new String[] {"P", "PT", "P1Y", "-P1M", "P4294967296M", "PT4294967.296S"}) {
      assertTrue(rejection(schema, '"' + other + '"').endsWith("such as \"P1M15DT3600.250S\""));
    }
  }

  @Test
  void symbolsAreNames() {
    String schema = "{\"type\": \"enum\", \"name\": \"E\", \"symbols\": [\"A\", \"B\"]}";
    assertEquals("\"B\"", again(schema, "\"B\""));
    assertEquals(
        "text that is not a symbol of E; expected one of A, B, such as \"A\"",
        rejection(schema, "\"C\""));
    assertEquals("expected one of A, B, such as \"A\", but found a number", rejection(schema, "1"));
  }

  @Test
  void textIsEscaped() {
    String json = "\"\\\"\\\\\\n\\r\\t\\u0000\\u001f \u00e4\u20ac\ud83d\ude00\"";
    assertEquals(json, again("\"string\"", json));
    assertEquals("\"/\b\"".replace("\b", "\\u0008"), again("\"string\"", "\"\\/\\b\""));
    assertTrue(rejection("\"string\"", "\"\\ud800\"").contains("surrogate"));
  }

  @Test
  void unknownAndInvalidLogicalTypesAreIgnored() {
    assertEquals("7", again(logical("int", "shoe-size"), "7"));
    assertEquals("\"x\"", again(logical("string", "date"), "\"x\""));
    assertEquals("\"AA==\"", again(logical("bytes", "decimal"), "\"AA==\""));
  }

  @Test
  void bytesThatAreNoValueOfALogicalTypeAreRejected() {
    JsonTranscoder uuid = JsonTranscoder.of(schema(logical("string", "uuid")));
    byte[] text = "\u0002x".getBytes(StandardCharsets.US_ASCII);
    assertThrows(DecodeException.class, () -> uuid.toJson(text));
    JsonTranscoder time = JsonTranscoder.of(schema(logical("int", "time-millis")));
    assertThrows(DecodeException.class, () -> time.toJson(new byte[] {1}));
    JsonTranscoder decimal = JsonTranscoder.of(schema(DECIMAL));
    assertThrows(DecodeException.class, () -> decimal.toJson(new byte[] {0}));
  }

  @Test
  void avrosOwnEncodingHasBaseTypes() {
    Schema schema =
        schema(
            "{\"type\": \"record\", \"name\": \"R\", \"fields\": ["
                + "{\"name\": \"d\", \"type\": "
                + DECIMAL
                + "}, {\"name\": \"t\", \"type\": "
                + logical("long", "timestamp-millis")
                + "}, {\"name\": \"u\", \"type\": [\"null\", \"string\"]}]}");
    JsonTranscoder avro = JsonTranscoder.ofAvro(schema);
    String json = "{\"d\":\"&\u00de\",\"t\":5,\"u\":{\"string\":\"x\"}}";
    assertEquals(json, avro.toJson(avro.toDatum(json)));
    assertEquals(
        "{\"d\":99.50,\"t\":\"1970-01-01T00:00:00.005Z\",\"u\":\"x\"}",
        JsonTranscoder.of(schema).toJson(avro.toDatum(json)));
  }

  private static String logical(String type, String logicalType) {
    return "{\"type\": \"" + type + "\", \"logicalType\": \"" + logicalType + "\"}";
  }

  private static Schema schema(String text) {
    return SchemaText.parse(text);
  }

  private static byte[] bytes(String schema, String json) {
    return JsonTranscoder.of(schema(schema)).toDatum(json);
  }

  /** Returns the JSON after it has become bytes. */
  private static String again(String schema, String json) {
    return JsonTranscoder.of(schema(schema)).toJson(bytes(schema, json));
  }

  private static String rejection(String schema, String json) {
    return assertThrows(EncodeException.class, () -> bytes(schema, json)).reason();
  }
}
