package io.avrodyne.runtime.datum;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.SchemaText;
import io.avrodyne.runtime.Strictness;
import java.time.Duration;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

/** Tests of JSON, and of data, that demand more memory or time than their size allows. */
class HostileJsonTest {

  private static final Duration SOON = Duration.ofSeconds(20);

  private static final JsonTranscoder TEXT = JsonTranscoder.of(SchemaText.parse("\"string\""));

  @Test
  void textIsLimitedInBothDirections() {
    JsonTranscoder limited = TEXT.withLimits(DecodeLimits.DEFAULT.withMaxResolvedBytes(10));
    assertEquals("\"12345678\"", limited.toJson(limited.toDatum("\"12345678\"")));
    LimitExceededException e =
        assertThrows(LimitExceededException.class, () -> limited.toDatum("\"123456789\""));
    assertEquals(
        "the JSON has more than 10 characters (DecodeLimits.maxResolvedBytes)", e.getMessage());
    assertThrows(LimitExceededException.class, () -> limited.toDatum(" ".repeat(10) + "\"\""));
    byte[] longer = TEXT.toDatum("\"123456789\"");
    assertThrows(LimitExceededException.class, () -> limited.toJson(longer));
  }

  @Test
  void malformedTextIsRejectedOrReplaced() {
    byte[] datum = {10, 'a', (byte) 0xc3, '"', (byte) 0xed, (byte) 0xa0};
    DecodeException e = assertThrows(DecodeException.class, () -> TEXT.toJson(datum));
    assertEquals("a string is not valid UTF-8 (byte 1)", e.getMessage());
    JsonTranscoder redacted =
        JsonTranscoder.of(
                SchemaText.parse(
                    """
                    {"type": "record", "name": "R", "fields": [{"name": "s", "type": "string"}]}
                    """))
            .withRedaction(field -> true);
    assertThrows(DecodeException.class, () -> redacted.toJson(datum));
    String text = new String(datum, 1, 5, UTF_8);
    assertTrue(text.contains("\ufffd"));
    assertEquals(
        '"' + text.replace("\"", "\\\"") + '"',
        TEXT.withStrictness(Strictness.LENIENT).toJson(datum));
  }

  @Test
  void theEndOfTheTextIsLimitedToo() {
    JsonTranscoder lists =
        JsonTranscoder.of(
            SchemaText.parse(
                "{\"type\": \"array\", \"items\": {\"type\": \"array\", \"items\": \"int\"}}"));
    byte[] datum = lists.toDatum("[[],[],[]]");
    assertEquals("[[],[],[]]", limited(lists, 10).toJson(datum));
    assertThrows(LimitExceededException.class, () -> limited(lists, 9).toJson(datum));
  }

  private static JsonTranscoder limited(JsonTranscoder transcoder, int characters) {
    return transcoder.withLimits(DecodeLimits.DEFAULT.withMaxResolvedBytes(characters));
  }

  @Test
  void anInputIsWhereADatumOfTooMuchTextBegan() {
    DecodeLimits limits = DecodeLimits.DEFAULT.withMaxResolvedBytes(10);
    byte[] data = {2, 'a', 18, '1', '2', '3', '4', '5', '6', '7', '8', '9'};
    AvroInput in = new AvroInput(limits, Strictness.STRICT).reset(data);
    assertEquals("\"a\"", TEXT.toJson(in));
    AvroOutput out = new AvroOutput();
    out.append(data, 0, 1);
    assertThrows(LimitExceededException.class, () -> TEXT.toJson(in));
    assertEquals(2, in.position());
    assertThrows(LimitExceededException.class, () -> TEXT.toJson(in, out));
    assertEquals(2, in.position());
    assertEquals(1, out.size());
  }

  @Test
  void namesOfBranchesDoNotFillTheMemory() {
    String name = "N".repeat(1000);
    Schema schema =
        SchemaText.parse(
            "{\"type\": \"array\", \"items\": [\"null\", {\"type\": \"record\", \"name\": \""
                + name
                + "\", \"fields\": []}]}");
    JsonTranscoder transcoder = JsonTranscoder.ofAvro(schema);
    String item = "{\"" + name + "\":{}}";
    byte[] datum = transcoder.toDatum("[" + (item + ",").repeat(50) + "null]");
    LimitExceededException e =
        assertThrows(LimitExceededException.class, () -> limited(transcoder, 10_000).toJson(datum));
    assertTrue(e.position() < 15, e::toString); // Long before the end of the datum.
  }

  @Test
  void nestingOfTextIsLimited() {
    for (String open : new String[] {"[", "{\"a\":"}) {
      EncodeException e =
          assertThrows(EncodeException.class, () -> TEXT.toDatum(open.repeat(1_000_000)));
      assertTrue(e.reason().startsWith("the JSON is nested deeper than 100000 levels"), e::reason);
    }
  }

  @Test
  void theLimitOfNestedRecordsIsNamed() {
    JsonTranscoder rings =
        JsonTranscoder.of(
            SchemaText.parse(
                "{\"type\": \"record\", \"name\": \"Ring\", \"fields\": [{\"name\": \"next\","
                    + " \"type\": [\"null\", \"Ring\"]}]}"));
    DecodeLimits flat = DecodeLimits.DEFAULT.withMaxDepth(2);
    String two = "{\"next\":{\"next\":null}}";
    assertEquals(two, rings.withLimits(flat).toJson(rings.withLimits(flat).toDatum(two)));
    EncodeException e =
        assertThrows(
            EncodeException.class, () -> rings.withLimits(flat).toDatum("{\"next\":" + two + "}"));
    assertEquals("nested deeper than 2 levels (DecodeLimits.maxDepth)", e.reason());
  }

  @Test
  void longNumbersAreReadOnceForAllBranches() {
    JsonTranscoder transcoder =
        union(
            i ->
                "{\"type\": \"fixed\", \"name\": \"F"
                    + i
                    + "\", \"size\": 4200, \"logicalType\": \"decimal\", \"precision\": "
                    + (10_000 - i)
                    + "}");
    String json = "[" + ("{\"F0\":" + "9".repeat(9_900) + "},").repeat(100) + "null]";
    assertTimeoutPreemptively(
        SOON, () -> assertEquals(json, transcoder.toJson(transcoder.toDatum(json))));
  }

  @Test
  void symbolsAreFoundInManyEnums() {
    JsonTranscoder transcoder =
        union(i -> "{\"type\": \"enum\", \"name\": \"E" + i + "\", \"symbols\": [\"A" + i + "\"]}");
    String json = "[" + "\"A5\",".repeat(200_000) + "null]";
    assertTimeoutPreemptively(
        SOON, () -> assertEquals(json, transcoder.toJson(transcoder.toDatum(json))));
  }

  private static JsonTranscoder union(IntFunction<String> branch) {
    return JsonTranscoder.of(
        SchemaText.parse(
            IntStream.range(0, 63)
                .mapToObj(branch)
                .collect(
                    Collectors.joining(
                        ", ", "{\"type\": \"array\", \"items\": [\"null\", ", "]}"))));
  }

  @Test
  void recordsThatContainEachOtherArePlannedInLinearTime() {
    String types =
        IntStream.range(0, 6000)
            .mapToObj(
                i ->
                    "{\"name\": \"f"
                        + i
                        + "\", \"default\": null, \"type\": [\"null\", {\"type\": \"record\","
                        + " \"name\": \"R"
                        + i
                        + "\", \"fields\": [{\"name\": \"up\", \"type\": [\"null\", \"T\"],"
                        + " \"default\": null}]}]}")
            .collect(Collectors.joining(", "));
    Schema schema =
        SchemaText.parse("{\"type\": \"record\", \"name\": \"T\", \"fields\": [" + types + "]}");
    assertTimeoutPreemptively(
        SOON,
        () -> {
          JsonTranscoder transcoder = JsonTranscoder.of(schema);
          byte[] datum = transcoder.toDatum("{\"f7\": {}}");
          assertEquals(6001, datum.length);
          assertArrayEquals(datum, transcoder.toDatum(transcoder.toJson(datum)));
        });
  }

  /** Uses records that each contain the previous one twice: 2^40 records, and no bytes. */
  @Test
  void redactedRecordsWithoutBytesAreCounted() {
    String twice = "{'type':'record','name':'E0','fields':[]}";
    for (int i = 1; i <= 40; i++) {
      twice =
          "{'type':'record','name':'E%d','fields':[{'name':'a','type':%s},{'name':'b','type':'E%d'}]}"
              .formatted(i, twice, i - 1);
    }
    JsonTranscoder shown = JsonTranscoder.of(SchemaText.parse(twice.replace('\'', '"')));
    for (String name : List.of("a", "b")) {
      JsonTranscoder redacted = shown.withRedaction(field -> field.name().equals(name));
      requireTooManyRecords(redacted);
    }
    requireTooManyRecords(shown.withRedaction(field -> true));
  }

  private static void requireTooManyRecords(JsonTranscoder transcoder) {
    assertTimeoutPreemptively(
        SOON,
        () -> {
          LimitExceededException e =
              assertThrows(LimitExceededException.class, () -> transcoder.toJson(new byte[0]));
          assertEquals(
              "more than 65536 records of zero size (DecodeLimits.maxZeroSizeItems)", e.reason());
        });
  }

  @Test
  void redactedFieldsOfADatumAreCountedTogether() {
    Schema schema =
        SchemaText.parse(
            """
            {"type": "record", "name": "R", "fields": [
              {"name": "a", "type": {"type": "record", "name": "E", "fields": []}},
              {"name": "b", "type": "E"}, {"name": "n", "type": "int"}]}
            """);
    for (String field : List.of("", "a", "b")) {
      JsonTranscoder redacted =
          JsonTranscoder.of(schema).withRedaction(each -> !each.name().equals(field));
      redacted.withLimits(DecodeLimits.DEFAULT.withMaxZeroSizeItems(2)).toJson(new byte[1]);
      JsonTranscoder one = redacted.withLimits(DecodeLimits.DEFAULT.withMaxZeroSizeItems(1));
      assertThrows(LimitExceededException.class, () -> one.toJson(new byte[1]));
    }
  }

  @Test
  void namesInMessagesAreEscaped() {
    JsonTranscoder empty =
        JsonTranscoder.of(
            SchemaText.parse("{\"type\": \"record\", \"name\": \"R\", \"fields\": []}"));
    EncodeException e =
        assertThrows(EncodeException.class, () -> empty.toDatum("{\"a\\n\\u001b[31m\\\"\":1}"));
    assertTrue(e.reason().startsWith("unknown field \"a\\n\\u001b[31m\\\"\"; "), e::reason);
    String name = "n".repeat(1_000_000);
    assertTrue(
        assertThrows(EncodeException.class, () -> empty.toDatum("{\"" + name + "\":1}"))
                .reason()
                .length()
            < 300);
  }
}
