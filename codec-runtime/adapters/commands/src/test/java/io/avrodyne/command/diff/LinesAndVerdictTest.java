package io.avrodyne.command.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

/**
 * A test that the differences of generated schemas allow what schema resolution allows; a failure
 * prints the seed and the schemas.
 */
class LinesAndVerdictTest {

  private static final int PAIRS = 5_000;

  @Test
  void differencesTogetherAllowWhatResolutionAllows() {
    Set<Order> met = EnumSet.noneOf(Order.class);
    for (int seed = 0; seed < PAIRS; seed++) {
      Random random = new Random(seed);
      Schema old = new Schema.Parser().parse(new Text(random).record());
      Schema now = new Schema.Parser().parse(new Text(random).record());
      Order order = SchemaChanges.order(old, now);
      met.add(order);
      List<Change> changes = SchemaChanges.between(old, now);
      Order told =
          Order.of(
              changes.stream().allMatch(Change::keepsBackward),
              changes.stream().allMatch(Change::keepsForward));
      assertEquals(order, told, "seed " + seed + "\nold " + old + "\nnew " + now + "\n" + changes);
    }
    assertEquals(EnumSet.allOf(Order.class), met);
  }

  /** The text of a schema, which defines each of its named types once. */
  private static final class Text {

    private final Random random;
    private boolean hasPart;
    private boolean hasColour;

    Text(Random random) {
      this.random = random;
    }

    String record() {
      return record("shop.Order", "").replace('\'', '"');
    }

    private String record(String name, String aliases) {
      return "{'type':'record','name':'" + name + "'" + aliases + ",'fields':[" + fields() + "]}";
    }

    private String fields() {
      List<String> fields = new ArrayList<>();
      for (String name : names()) {
        fields.add(
            "{'name':'" + name + "','type':" + type() + ",'aliases':[" + quoted(names()) + "]}");
      }
      return String.join(",", fields);
    }

    private static String quoted(List<String> names) {
      return String.join(",", names.stream().map(name -> "'" + name + "'").toList());
    }

    private List<String> names() {
      return List.of("a", "b", "c").stream().filter(name -> random.nextInt(3) == 0).toList();
    }

    private String type() {
      return switch (random.nextInt(9)) {
        case 0 -> "'long'";
        case 1 -> "'long','default':1";
        case 2 -> "'int','default':1";
        case 3 -> "['null','int'],'default':null";
        case 4 -> "['null','shop.Order']";
        case 5 -> hasPart ? "'int'" : part();
        case 6 -> "{'type':'array','items':" + (hasPart ? "'int'" : part()) + "}";
        case 7 -> hasColour ? "'int'" : colour();
        default -> "'int'";
      };
    }

    private String part() {
      hasPart = true;
      return switch (random.nextInt(3)) {
        case 0 -> record("shop.Part", "");
        case 1 -> record("sales.Part", "");
        default -> record("shop.Piece", ",'aliases':['Part']");
      };
    }

    private String colour() {
      hasColour = true;
      String name = random.nextBoolean() ? "shop.Colour" : "sales.Colour";
      String symbols = random.nextBoolean() ? "'X','Y'" : "'X'";
      String byDefault = random.nextBoolean() ? ",'default':'X'" : "";
      return "{'type':'enum','name':'" + name + "','symbols':[" + symbols + "]" + byDefault + "}";
    }
  }
}
