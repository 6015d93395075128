package io.avrodyne.runtime.datum;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.AvroCodecException;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.SchemaText;
import io.avrodyne.runtime.Strictness;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of records, collections and unions in JSON, and of the limits. */
class JsonTranscoderTest {

  private static final Schema PAYMENT =
      SchemaText.parse(
          """
          {"type": "record", "name": "Payment", "namespace": "bank", "fields": [
            {"name": "id", "type": "string"},
            {"name": "amount",
             "type": {"type": "bytes", "logicalType": "decimal", "precision": 9, "scale": 2}},
            {"name": "fee", "default": null,
             "type": ["null", {"type": "bytes", "logicalType": "decimal", "precision": 4, "scale": 2}]},
            {"name": "currency", "type": "string", "default": "EUR"},
            {"name": "lines", "default": [], "type": {"type": "array", "items":
              {"type": "record", "name": "Line", "fields": [{"name": "count", "type": "int"}]}}},
            {"name": "notes", "default": {}, "type": {"type": "map", "values": "int"}}]}
          """);

  private static final Schema RING =
      SchemaText.parse(
          """
          {"type": "record", "name": "Ring", "fields": [
            {"name": "next", "type": {"type": "array", "items": "Ring"}}]}
          """);

  @Test
  void missingFieldsHaveTheirDefaults() {
    assertEquals(
        "{\"id\":\"A\",\"amount\":99.50,\"fee\":null,\"currency\":\"EUR\",\"lines\":[],\"notes\":{}}",
        again(PAYMENT, "{\"amount\": 99.5, \"id\": \"A\"}"));
  }

  @Test
  void defaultsThatCannotBeEncodedDoNotAffectOthers() {
    JsonTranscoder transcoder =
        JsonTranscoder.of(
            SchemaText.parse(
                """
                {"type": "record", "name": "R", "fields": [
                  {"name": "bad", "type": "string", "default": "\\ud800"},
                  {"name": "good", "type": "int", "default": 1}]}
                """));
    for (int i = 0; i < 1_001; i++) {
      assertThrows(EncodeException.class, () -> transcoder.toDatum("{}"));
    }
    assertArrayEquals(new byte[] {2, 'a', 2}, transcoder.toDatum("{\"bad\": \"a\"}"));
  }

  @Test
  void defaultsThatAreNotOfTheirLogicalTypeAreRejectedAsJson() {
    Schema schema =
        SchemaText.parse(
            """
            {"type": "record", "name": "R", "fields": [
              {"name": "id", "type": {"type": "string", "logicalType": "uuid"}, "default": ""}]}
            """);
    EncodeException e = rejection(schema, "{}");
    assertEquals("id", e.path());
    assertEquals("malformed UUID string", e.reason());
  }

  @Test
  void everythingIsWrittenAndReadAgain() {
    String json =
        "{\"id\":\"A\",\"amount\":-1.00,\"fee\":0.10,\"currency\":\"USD\","
            + "\"lines\":[{\"count\":1},{\"count\":2}],\"notes\":{\"a\":1,\"b\":2}}";
    assertEquals(json, again(PAYMENT, json));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"id\": \"A\"}|amount|the field is missing and has no default; expected a decimal with at"
            + " most 9 digits, 2 of them after the point, such as 99.50",
        "{\"id\": \"A\", \"amount\": 1, \"sum\": 2}||unknown field \"sum\"; expected an object with"
            + " the fields of bank.Payment (id, amount, fee, currency, lines, notes), such as"
            + " {\"id\": \"text\", \"amount\": 99.50, ...}",
        "{\"id\": \"A\", \"amount\": true}|amount|expected a decimal with at most 9 digits, 2 of"
            + " them after the point, such as 99.50, but found true or false",
        "{\"id\": \"A\", \"amount\": 1, \"fee\": true}|fee|expected a decimal with at most 4 digits,"
            + " 2 of them after the point or null, such as 99.50, but found true or false",
        "{\"id\": \"A\", \"amount\": 1, \"fee\": 0.001}|fee|a decimal has more than 2 digits after"
            + " the decimal point; expected a decimal with at most 4 digits, 2 of them after the"
            + " point, such as 99.50",
        "{\"id\": \"A\", \"amount\": 1, \"lines\": [{\"count\": 1}, {\"count\": \"2\"}]}|"
            + "lines[1].count|expected an integer from -2147483648 to 2147483647, such as 42, but"
            + " found text",
        "{\"id\": \"A\", \"amount\": 1, \"lines\": [5]}|lines[0]|expected an object with the fields"
            + " of bank.Line (count), such as {\"count\": 42}, but found a number",
        "{\"id\": \"A\", \"amount\": 1, \"lines\": {}}|lines|expected an array, such as [...], but"
            + " found an object",
        "{\"id\": \"A\", \"amount\": 1, \"notes\": []}|notes|expected an object with any names,"
            + " such as {\"key\": 42}, but found an array",
        "{\"id\": \"A\", \"amount\": 1, \"notes\": {\"secret\": null}}|notes[0]|expected an integer"
            + " from -2147483648 to 2147483647, such as 42, but found null",
        "[]||expected an object with the fields of bank.Payment (id, amount, fee, currency, lines,"
            + " notes), such as {\"id\": \"text\", \"amount\": 99.50, ...}, but found an array"
      })
  void whatDoesNotFitIsReported(String json, String path, String reason) {
    EncodeException e = rejection(PAYMENT, json);
    assertEquals(path == null ? "" : path, e.path());
    assertEquals(reason, e.reason());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "{",
        "{\"a\"",
        "{\"a\":",
        "{\"a\":1",
        "{\"a\":1,}",
        "{a:1}",
        "[1,]",
        "[1 2]",
        "[1}",
        "01",
        "1.",
        ".5",
        "+1",
        "-",
        "1e",
        "0x1",
        "NaN",
        "nul",
        "\"",
        "\"\\x\"",
        "\"\\u12g4\"",
        "\"\u0001\"",
        "'a'",
        "1 1",
        "{} //",
        "{\"id\": 1, \"id\": 2}"
      })
  void textThatIsNotJsonIsRejected(String json) {
    assertTrue(rejection(PAYMENT, json).reason().startsWith("not JSON: "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[\"null\", \"long\"]|null|null",
        "[\"null\", \"long\"]|5|5",
        "[\"null\", \"long\"]|{\"long\": 5}|5",
        "[\"null\", \"long\"]|{\"null\": null}|null",
        "[\"int\", \"long\"]|{\"int\": 5}|{\"int\":5}",
        "[\"int\", \"long\"]|{\"long\": 5}|{\"long\":5}",
        "[\"int\", \"long\"]|3000000000|3000000000",
        "[\"long\", \"double\"]|5|5",
        "[\"long\", \"double\"]|5.0|5.0",
        "[\"long\", \"double\"]|{\"double\": 5}|5.0",
        "[\"int\", \"double\"]|1e3|1000.0",
        "[\"string\", \"bytes\"]|\"AAAA\"|\"AAAA\"",
        "[\"string\", \"bytes\"]|{\"bytes\": \"AAAA\"}|{\"bytes\":\"AAAA\"}",
        "[\"string\", \"double\"]|\"NaN\"|\"NaN\"",
        "[\"string\", \"double\"]|{\"double\": \"NaN\"}|{\"double\":\"NaN\"}",
        "[\"string\", {\"type\": \"array\", \"items\": \"int\"}]|[1]|[1]",
        "[\"long\", {\"type\": \"map\", \"values\": \"long\"}]|{\"a\": 1}|{\"a\":1}",
        "[\"long\", {\"type\": \"map\", \"values\": \"long\"}]|{\"map\": {\"long\": 1}}"
            + "|{\"map\":{\"long\":1}}",
        "[\"long\", {\"type\": \"map\", \"values\": \"long\"}]|{\"long\": 1}|1"
      })
  void unionsAreReadWithAndWithoutWrappers(String schema, String json, String written) {
    assertEquals(written, again(SchemaText.parse(schema), json));
  }

  private static final String TWO_RECORDS =
      """
      [{"type": "record", "name": "A", "fields": [{"name": "x", "type": "int"}]},
       {"type": "record", "name": "B", "fields": [
         {"name": "x", "type": "int"}, {"name": "y", "type": "int", "default": 0}]},
       {"type": "record", "name": "C", "fields": [{"name": "long", "type": "int"}]}, "long"]
      """;

  @Test
  void recordsAreToldApartByTheirNames() {
    Schema schema = SchemaText.parse(TWO_RECORDS);
    assertEquals("{\"x\":1,\"y\":2}", again(schema, "{\"x\":1,\"y\":2}"));
    assertEquals("{\"A\":{\"x\":1}}", again(schema, "{\"A\":{\"x\":1}}"));
    assertEquals("{\"x\":1,\"y\":0}", again(schema, "{\"B\":{\"x\":1}}"));
    assertEquals("{\"C\":{\"long\":1}}", again(schema, "{\"C\":{\"long\":1}}"));
    assertEquals("1", again(schema, "{\"long\":1}"));
  }

  @Test
  void valuesThatFitTwoBranchesAreRejected() {
    assertEquals(
        "an object that may fit more than one branch of A, B, C, long; name the branch, as in"
            + " {\"long\": ...}",
        rejection(SchemaText.parse(TWO_RECORDS), "{\"x\":1}").reason());
    assertTrue(
        rejection(SchemaText.parse("[\"int\", \"long\"]"), "5").reason().contains("more than one"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "2020-01-01T00:00:00Z", "A", "\\u0001"})
  void textOfAUnionNeedsNoTrials(String text) {
    Schema schema =
        SchemaText.parse(
            """
            [{"type": "long", "logicalType": "timestamp-micros"}, "bytes", "string",
             {"type": "fixed", "name": "F", "size": 1},
             {"type": "enum", "name": "E", "symbols": ["A"]}]
            """);
    assertTrue(((UnionForm) FormPlanner.plan(schema, FormRules.DEFAULT)).isBare(2));
    JsonTranscoder transcoder = JsonTranscoder.of(schema);
    byte[] datum = transcoder.toDatum("\"" + text + "\"");
    assertEquals(4, datum[0]);
    assertEquals("\"" + text + "\"", transcoder.toJson(datum));
  }

  @Test
  void valuesOfLargeUnionsHaveWrappers() {
    StringBuilder types = new StringBuilder("[\"null\", \"int\"");
    for (int i = 0; i < 9_000; i++) {
      types.append(", {\"type\": \"enum\", \"name\": \"E" + i + "\", \"symbols\": [\"A\"]}");
    }
    Schema union = SchemaText.parse(types.append("]").toString());
    assertEquals("{\"E5\":\"A\"}", again(union, "{\"E5\": \"A\"}"));
    assertEquals("null", again(union, "null"));
    String message = rejection(union, "5").reason();
    assertTrue(message.length() < 200 && message.contains("name the branch"), message);
    JsonTranscoder many = JsonTranscoder.of(Schema.createArray(union));
    String json = "[" + "{\"E8999\":\"A\"},".repeat(20_000) + "null]";
    assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> assertEquals(json, many.toJson(many.toDatum(json))));
  }

  @Test
  void valuesThatFitNoBranchAreRejected() {
    assertEquals(
        "expected a value of one of the branches int, boolean, such as 42, but found text",
        rejection(SchemaText.parse("[\"int\", \"boolean\"]"), "\"x\"").reason());
    assertEquals(
        "the number is not an integer from -2147483648 to 2147483647; expected an integer from"
            + " -2147483648 to 2147483647, such as 42",
        rejection(SchemaText.parse("[\"int\", \"boolean\"]"), "1.5").reason());
    assertTrue(
        rejection(SchemaText.parse(TWO_RECORDS), "{\"z\":1}").reason().endsWith("an object"));
  }

  @Test
  void dataFollowEachOtherInAnInput() {
    JsonTranscoder transcoder = JsonTranscoder.of(SchemaText.parse("\"string\""));
    AvroInput in = new AvroInput().reset(new byte[] {2, 'a', 2, 'b', 4, 'c'});
    assertEquals("\"a\"", transcoder.toJson(in));
    assertEquals("\"b\"", transcoder.toJson(in));
    DecodeException e = assertThrows(DecodeException.class, () -> transcoder.toJson(in));
    assertEquals(4, e.position());
    assertEquals(4, in.position());
    assertThrows(DecodeException.class, () -> transcoder.toJson(new byte[] {2, 'a', 2}));
  }

  @Test
  void damageIsReportedWithItsPath() {
    byte[] datum =
        JsonTranscoder.of(PAYMENT).toDatum("{\"id\":\"A\",\"amount\":1,\"lines\":[{\"count\":1}]}");
    datum[datum.length - 3] = (byte) 0x80;
    DecodeException e =
        assertThrows(DecodeException.class, () -> JsonTranscoder.of(PAYMENT).toJson(datum));
    assertTrue(e.path().startsWith("lines"), e::path);
    assertThrows(
        DecodeException.class,
        () ->
            JsonTranscoder.of(SchemaText.parse("{\"type\": \"map\", \"values\": \"int\"}"))
                .toJson(new byte[] {4, 2, 'a', 2, 2, 'a', 4, 0}));
  }

  @Test
  void limitsHoldInBothDirections() {
    String nulls = "{\"type\": \"array\", \"items\": \"null\"}";
    String texts = "{\"type\": \"array\", \"items\": \"string\"}";
    requireLimit(texts, "[\"abc\"]", DecodeLimits.DEFAULT.withMaxStringBytes(2));
    requireLimit("\"bytes\"", "\"AAAA\"", DecodeLimits.DEFAULT.withMaxBytesLength(2));
    requireLimit(texts, "[\"\", \"\"]", DecodeLimits.DEFAULT.withMaxItems(1));
    requireLimit(texts, "[\"\", \"\"]", DecodeLimits.DEFAULT.withMaxCollectionItems(1));
    requireLimit(nulls, "[null, null]", DecodeLimits.DEFAULT.withMaxZeroSizeItems(1));
  }

  private static void requireLimit(String schema, String json, DecodeLimits limits) {
    JsonTranscoder free = JsonTranscoder.of(SchemaText.parse(schema));
    JsonTranscoder limited = free.withLimits(limits);
    byte[] datum = free.toDatum(json);
    assertThrows(LimitExceededException.class, () -> limited.toJson(datum));
    assertThrows(LimitExceededException.class, () -> limited.toDatum(json));
  }

  @Test
  void nestingIsLimitedInBothDirections() {
    JsonTranscoder transcoder = JsonTranscoder.of(RING);
    String allowed = nested(256);
    byte[] datum = transcoder.toDatum(allowed);
    assertEquals(allowed, transcoder.toJson(datum));
    assertThrows(EncodeException.class, () -> transcoder.toDatum(nested(257)));
    assertThrows(EncodeException.class, () -> transcoder.toDatum(nested(100_000)));
    byte[] deep = new byte[40_000];
    Arrays.fill(deep, (byte) 2);
    assertThrows(LimitExceededException.class, () -> transcoder.toJson(deep));
    DecodeLimits endless = DecodeLimits.DEFAULT.withMaxDepth(Integer.MAX_VALUE);
    assertThrows(
        AvroCodecException.class, () -> transcoder.withLimits(endless).toDatum(nested(1_000_000)));
    byte[] deeper = new byte[4_000_000];
    Arrays.fill(deeper, (byte) 2);
    assertThrows(AvroCodecException.class, () -> transcoder.withLimits(endless).toJson(deeper));
    assertThrows(EncodeException.class, () -> transcoder.toDatum("[".repeat(1_000_000)));
  }

  private static String nested(int levels) {
    return "{\"next\":[".repeat(levels - 1) + "{\"next\":[]}" + "]}".repeat(levels - 1);
  }

  @Test
  void fewBytesDoNotBecomeManyRecords() {
    StringBuilder types =
        new StringBuilder("{\"type\": \"record\", \"name\": \"R0\", \"fields\": []}");
    for (int i = 1; i <= 40; i++) {
      types =
          new StringBuilder("{\"type\": \"record\", \"name\": \"R")
              .append(i)
              .append("\", \"fields\": [{\"name\": \"a\", \"type\": ")
              .append(types)
              .append("}, {\"name\": \"b\", \"type\": \"R")
              .append(i - 1)
              .append("\"}]}");
    }
    JsonTranscoder transcoder = JsonTranscoder.of(SchemaText.parse(types.toString()));
    assertThrows(LimitExceededException.class, () -> transcoder.toJson(new byte[0]));
    JsonTranscoder records =
        JsonTranscoder.of(
            SchemaText.parse(
                "{\"type\": \"array\", \"items\": {\"type\": \"record\", \"name\": \"E\","
                    + " \"fields\": []}}"));
    byte[] million = {(byte) 0x80, (byte) 0x89, 0x7A, 0};
    assertThrows(LimitExceededException.class, () -> records.toJson(million));
  }

  @Test
  void recordsWithoutBytesAreBoundedByTheBytesBeforeThem() {
    JsonTranscoder payments =
        JsonTranscoder.of(
            SchemaText.parse(
                """
                {"type": "array", "items": [
                  "null", {"type": "record", "name": "Cash", "fields": []}]}
                """));
    String json = "[" + "{},".repeat(69_999) + "{}]";
    assertEquals(json, payments.toJson(payments.toDatum(json)));
    JsonTranscoder two =
        JsonTranscoder.of(
            SchemaText.parse(
                """
                {"type": "record", "name": "R", "fields": [
                  {"name": "n", "type": "int"},
                  {"name": "a", "type": {"type": "record", "name": "E", "fields": []}},
                  {"name": "b", "type": "E"}]}
                """));
    DecodeLimits none = DecodeLimits.DEFAULT.withMaxZeroSizeItems(0);
    AvroInput in = new AvroInput(none, Strictness.STRICT).reset(new byte[2]);
    assertEquals(0, in.readInt());
    assertThrows(LimitExceededException.class, () -> two.toJson(in));
  }

  @Test
  void textAndDefaultsAreBounded() {
    DecodeLimits small = DecodeLimits.DEFAULT.withMaxResolvedBytes(100);
    String name = "n".repeat(90);
    Schema schema =
        SchemaText.parse(
            "{\"type\": \"array\", \"items\": {\"type\": \"record\", \"name\": \"R\", \"fields\":"
                + " [{\"name\": \""
                + name
                + "\", \"type\": \"string\", \"default\": \""
                + name
                + "\"}]}}");
    JsonTranscoder transcoder = JsonTranscoder.of(schema);
    byte[] two = transcoder.toDatum("[{},{}]");
    assertThrows(LimitExceededException.class, () -> transcoder.withLimits(small).toJson(two));
    assertThrows(EncodeException.class, () -> transcoder.withLimits(small).toDatum("[{},{}]"));
    assertArrayEquals(two, transcoder.toDatum(transcoder.toJson(two)));
  }

  @Test
  void valuesBeforeADefaultDoNotCountAsDefaults() {
    Schema schema =
        SchemaText.parse(
            """
            {"type": "record", "name": "R", "fields": [
              {"name": "values", "type": {"type": "array", "items": "double"}},
              {"name": "note", "type": "string", "default": ""}]}
            """);
    JsonTranscoder transcoder =
        JsonTranscoder.of(schema).withLimits(DecodeLimits.DEFAULT.withMaxResolvedBytes(100));
    String twenty = "{\"values\":[0" + ",0".repeat(19) + "]";
    assertArrayEquals(
        transcoder.toDatum(twenty + ",\"note\":\"\"}"), transcoder.toDatum(twenty + "}"));
  }

  @Test
  void longNumbersAreRejectedInBothDirections() {
    JsonTranscoder decimals =
        JsonTranscoder.of(
            SchemaText.parse(
                "{\"type\": \"bytes\", \"logicalType\": \"decimal\", \"precision\": 1000000}"));
    byte[] digits = new byte[100_003];
    digits[0] = (byte) 0xC0;
    digits[1] = (byte) 0x9A;
    digits[2] = 0x0C;
    digits[3] = 1;
    assertThrows(LimitExceededException.class, () -> decimals.toJson(digits));
    assertThrows(EncodeException.class, () -> decimals.toDatum("1".repeat(10_001)));
    String longest = "1".repeat(10_000);
    assertEquals(longest, decimals.toJson(decimals.toDatum(longest)));
  }

  @Test
  void redactedFieldsAreReadAndNotShown() {
    JsonTranscoder transcoder =
        JsonTranscoder.of(PAYMENT)
            .withRedaction(field -> List.of("amount", "fee", "lines").contains(field.name()));
    byte[] datum =
        JsonTranscoder.of(PAYMENT)
            .toDatum("{\"id\":\"A\",\"amount\":1,\"fee\":0.5,\"lines\":[{\"count\":1}]}");
    String json = transcoder.toJson(datum);
    assertEquals(
        "{\"id\":\"A\",\"amount\":\"REDACTED\",\"fee\":\"REDACTED\",\"currency\":\"EUR\","
            + "\"lines\":\"REDACTED\",\"notes\":{}}",
        json);
    assertEquals(
        "amount", assertThrows(EncodeException.class, () -> transcoder.toDatum(json)).path());
    byte[] broken = Arrays.copyOf(datum, datum.length - 2);
    broken[broken.length - 1] = (byte) 0x80;
    assertEquals(
        "lines[0].count",
        assertThrows(DecodeException.class, () -> transcoder.toJson(broken)).path());
  }

  @Test
  void redactedRecursionIsLimited() {
    JsonTranscoder transcoder = JsonTranscoder.of(RING).withRedaction(field -> true);
    byte[] deep = new byte[600];
    Arrays.fill(deep, (byte) 2);
    assertThrows(LimitExceededException.class, () -> transcoder.toJson(deep));
    assertEquals("{\"next\":\"REDACTED\"}", transcoder.toJson(new byte[] {2, 0, 0}));
  }

  private static String again(Schema schema, String json) {
    JsonTranscoder transcoder = JsonTranscoder.of(schema);
    byte[] datum = transcoder.toDatum(json);
    String written = transcoder.toJson(datum);
    assertArrayEquals(datum, transcoder.toDatum(written));
    return written;
  }

  private static EncodeException rejection(Schema schema, String json) {
    return assertThrows(EncodeException.class, () -> JsonTranscoder.of(schema).toDatum(json));
  }
}
