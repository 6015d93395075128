package io.avrodyne.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.SourcePlan;
import io.avrodyne.processor.schema.Json;
import io.avrodyne.processor.schema.Shapes;
import java.util.List;
import java.util.Optional;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

/** Prints the code for earlier versions of records that are planned by hand. */
class VersionCodeTest {

  private final Shapes shapes = new Shapes();

  private String source(Schema written, Schema read) {
    CodecPlan plan = shapes.codec(read, written);
    Emission emission = new Emission(shapes.catalog(), List.of(plan), () -> 4);
    return SourceEmitter.emit(
            SourcePlan.of(plan), emission, new Surroundings(Optional.empty(), name -> false))
        .text();
  }

  /** Returns what a method tries, line by line, without indentation. */
  private static List<String> tried(String source, String method) {
    List<String> lines = source.lines().map(String::strip).toList();
    int start = 0;
    while (!lines.get(start).matches(".* " + method + "\\(.*\\{")) {
      start++;
    }
    List<String> body = lines.subList(start, lines.size());
    body = body.subList(body.indexOf("try {") + 1, body.size());
    return body.subList(0, body.indexOf("} catch (RuntimeException e) {"));
  }

  private static Schema order(String... fields) {
    return Json.record("Order", fields);
  }

  @Test
  void everyStepIsPrintedWithItsNumber() {
    String source =
        source(
            order(
                Json.field("a", "'int'"),
                Json.field("gone", "'string'"),
                Json.field("flag", "'boolean'"),
                Json.field("b", "['int','null']")),
            order(
                Json.field("added", "'long'", ",'default':1"),
                Json.field("c", "['null','long']", ",'aliases':['b']"),
                Json.field("a", "'double'"),
                Json.field("more", "{'type':'array','items':'int'}", ",'default':[]")));
    assertEquals(
        List.of(
            "at = \"a\";",
            "a = (double) in.readInt();",
            "at = \"gone\";",
            "plan.step(1).skip(in);",
            "at = \"flag\";",
            "in.readBoolean();",
            "at = \"c\";",
            "c = Inputs.readPresence(in, 1) ? (long) in.readInt() : null;",
            "at = \"added\";",
            "added = 1L;",
            "at = \"more\";",
            "plan.step(5).open(in);",
            "more = readListOfInteger(in);",
            "plan.step(5).close(in);"),
        tried(source, "readVersion1"));
  }

  @Test
  void itemsAndSymbolsHaveCodeOfTheirOwn() {
    String enums = "{'type':'enum','name':'Side','symbols':%s}";
    String source =
        source(
            order(
                Json.field("items", "{'type':'array','items':'int'}"),
                Json.field("side", enums.formatted("['BID','ASK']"))),
            order(
                Json.field("items", "{'type':'array','items':'long'}"),
                Json.field("side", enums.formatted("['ASK','BID']"))));
    assertEquals(
        List.of(
            "while (count > 0) {",
            "int end = Inputs.blockEnd(in);",
            "for (int last = i + count; i < last; i++) {",
            "items.add((long) in.readInt());",
            "}",
            "count = Inputs.nextBlock(in, end, least);",
            "}",
            "return items;"),
        tried(source, "readVersion1ListOfLong"));
    assertTrue(source.contains("VERSION1_SIDE = EnumTable.of(Side.BID, Side.ASK);"), source);
    assertTrue(source.contains("side = VERSION1_SIDE.read(in);"), source);
    assertTrue(source.contains("items = readVersion1ListOfLong(in, plan.step(0));"), source);
  }

  @Test
  void versionWithoutStraightCodeIsResolved() {
    String source = source(order(Json.field("a", "'string'")), order(Json.field("a", "'int'")));
    assertTrue(source.contains("return OrderAvroCodec.resolve(in, plan());"), source);
    assertTrue(!source.contains("readVersion1"), source);
  }
}
