package io.avrodyne.command.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

/** A test that the page names the side that may be deployed first. */
class WhichSideFirstTest {

  private static final Path PAGE = Path.of("..", "..", "EVOLUTION.md");
  private static final String HEADING = "## Which side first";

  private static final Map<String, Order> ORDERS =
      Map.of(
          "either", Order.ANY,
          "readers", Order.READERS_FIRST,
          "writers", Order.WRITERS_FIRST,
          "neither", Order.NONE);

  /** The fields before and after each change of the page. */
  private static final Map<String, List<String>> CHANGES = new LinkedHashMap<>();

  static {
    change("a field is added with a default", "", "'int','default':1");
    change("a field is added without a default", "", "'int'");
    change("a field is removed that has a default", "'int','default':1", "");
    change("a field is removed that has no default", "'int'", "");
    change("a number is widened, such as int to long", "'int'", "'long'");
    String symbol = "{'type':'enum','name':'E','symbols':['X'";
    String two = ",'Y'";
    change("an enum without a default gets a symbol", symbol + "]}", symbol + two + "]}");
    String otherwise = "],'default':'X'}";
    change("an enum with a default gets a symbol", symbol + otherwise, symbol + two + otherwise);
    change("a union gets a branch", "['null','int']", "['null','int','string']");
    String time = "{'type':'long','logicalType':'timestamp-";
    change("a time gets another unit", time + "millis'}", time + "micros'}");
    String day = "{'type':'int','logicalType':'";
    change("a value gets another logical type", day + "date'}", day + "time-millis'}");
  }

  private static void change(String name, String before, String after) {
    CHANGES.put(name, List.of(before, after));
  }

  private static Schema record(String name, String type) {
    String fields = type.isEmpty() ? "" : "{'name':'" + name + "','type':" + type + "}";
    return new Schema.Parser()
        .parse(
            ("{'type':'record','name':'shop.Order','fields':[" + fields + "]}").replace('\'', '"'));
  }

  /** Returns the order that the page has for each change. */
  private static Map<String, Order> told() throws IOException {
    Map<String, Order> told = new LinkedHashMap<>();
    List<String> lines = Files.readAllLines(PAGE);
    for (String line : lines.subList(lines.indexOf(HEADING), lines.size())) {
      String[] cells = line.split(" *\\| *", -1);
      if (cells.length == 6 && ORDERS.containsKey(cells[2])) {
        told.put(cells[1], ORDERS.get(cells[2]));
      }
    }
    return told;
  }

  @Test
  void pageNamesTheSideThatResolutionAllows() throws IOException {
    Map<String, Order> found = new LinkedHashMap<>();
    CHANGES.forEach(
        (name, types) ->
            found.put(
                name, SchemaChanges.order(record("a", types.get(0)), record("a", types.get(1)))));
    found.put(
        "a field is renamed, with an alias",
        SchemaChanges.order(record("a", "'int'"), record("b", "'int','aliases':['a']")));
    assertEquals(Map.copyOf(found), Map.copyOf(told()));
  }

  /** A test of the processor compares its notes with the same table. */
  @Test
  void pageHasTheSentencesOfTheOrders() throws IOException {
    List<String> page = Files.readAllLines(PAGE);
    ORDERS.forEach(
        (first, order) -> {
          String row = "| " + first + " | " + order.advice() + " |";
          assertTrue(page.contains(row), row);
        });
  }
}
