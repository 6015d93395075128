package io.avrodyne.runtime.resolve;

import static io.avrodyne.runtime.resolve.ResolutionCases.aliased;
import static io.avrodyne.runtime.resolve.ResolutionCases.array;
import static io.avrodyne.runtime.resolve.ResolutionCases.field;
import static io.avrodyne.runtime.resolve.ResolutionCases.record;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.Strictness;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class ExplanationTest {

  private static final String STATUS = "{'type':'enum','name':'S','symbols':['NEW','HELD']}";
  private static final String KNOWN =
      "{'type':'enum','name':'S','symbols':['UNKNOWN','NEW'],'default':'UNKNOWN'}";

  private static final Schema WRITER =
      schema(
          record(
              "acme.Order",
              field("id", "'string'"),
              field("quantity", "'int'"),
              field("note", "'string'"),
              field("oldName", "'string'"),
              field("lines", array(record("Line", field("price", "'int'"), field("x", "'int'")))),
              field("status", STATUS),
              field("next", "['null','Order']"),
              field("items", array("'string'"))));

  private static final Schema READER =
      schema(
          record(
              "acme.Order",
              field("id", "'string'"),
              field("quantity", "'long'"),
              aliased("name", "'string'", "oldName"),
              field("currency", "'string'", "'EUR'"),
              field("lines", array(record("Line", field("price", "['null','double']")))),
              field("status", KNOWN),
              field("next", "['null','Order']"),
              field("items", array("'int'"))));

  private static Schema schema(String text) {
    return Resolving.parse(text.replace('\'', '"'));
  }

  @Test
  void everyFieldHasALine() {
    assertEquals(
        """
        Order (version of acme.Order)
          id: read
          quantity: int promoted to long
          note: skipped (string)
          oldName: read into name (alias)
          lines: array of Line (version of acme.Line)
            price: into branch 1 of the union, int promoted to double
            x: skipped (int)
          status: enum; symbol HELD becomes the default UNKNOWN
          next: union
            null: into branch 0 of the union, read
            record acme.Order: into branch 1 of the union, Order (as above)
          items: array of error when reached: the writer's string cannot be promoted to \
        the reader's int
          currency: default "EUR"
        """,
        Explanation.of(Resolution.of(WRITER, READER, Strictness.STRICT)));
  }

  @Test
  void aliasOfANestedRecordPrecedesItsLines() {
    String inner = record("I", field("a", "'int'"));
    Schema writer = schema(record("O", field("x", inner)));
    Schema reader = schema(record("O", aliased("y", inner, "x")));
    assertEquals(
        """
        O (version of O)
          x into y (alias): I (version of I)
            a: read
        """,
        Explanation.of(Resolution.of(writer, reader, Strictness.STRICT)));
  }

  @Test
  void codecExplainsItself() {
    String text = new Resolving.RawCodec(READER).explain();
    assertTrue(text.startsWith("Order (version of acme.Order)\n  id: read\n"), text);
  }

  @Test
  void decoderSaysThatItReadsNotAll() {
    AvroDecoder<byte[]> decoder = new Resolving.RawCodec(READER).decoderFor(WRITER);
    assertFalse(decoder.readsAll());
    assertEquals(WRITER, decoder.writerSchema());
    assertTrue(decoder.explain().contains("note: skipped (string)"));
  }

  @Test
  void impossibleResolutionNamesPathRuleAndTypes() {
    String writer = record("O", field("line", record("a.L", field("price", "'string'"))));
    String reader = record("O", field("line", record("a.L", field("price", "'int'"))));
    SchemaResolutionException e =
        Resolving.impossible(writer.replace('\'', '"'), reader.replace('\'', '"'));
    assertEquals(
        "line.price: the writer's string cannot be promoted to the reader's int", e.getMessage());
  }

  @Test
  void missingDefaultNamesTheFieldAndBothRecords() {
    String writer = record("O", field("a", "'int'"));
    String reader = record("O", field("b", "'int'"));
    SchemaResolutionException e =
        Resolving.impossible(writer.replace('\'', '"'), reader.replace('\'', '"'));
    assertEquals(
        "b: the field of type int is missing from the writer's record O and has no default in the"
            + " reader's record O",
        e.getMessage());
  }
}
