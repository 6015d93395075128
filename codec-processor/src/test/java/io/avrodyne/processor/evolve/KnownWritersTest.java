package io.avrodyne.processor.evolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.schema.Json;
import io.avrodyne.processor.schema.Shapes;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class KnownWritersTest {

  private static final String ID = Json.field("id", "'int'");
  private static final Schema TODAY = Json.record("Order", ID);

  private static Schema earlier(String more) {
    return Json.record("Order", ID, more);
  }

  /** Returns the versions, with a plus where there is straight code. */
  private static List<String> known(IntSupplier layouts, Schema today, Schema... history) {
    Shapes shapes = new Shapes();
    CodecPlan plan = shapes.codec(today, history);
    return new KnownWriters(shapes.catalog(), List.of(plan), layouts)
        .of(plan).stream()
            .map(each -> each.version().version() + (each.straight().isPresent() ? "+" : ""))
            .toList();
  }

  private static Schema[] history(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(i -> earlier(Json.field("gone" + i, "'int'")))
        .toArray(Schema[]::new);
  }

  @Test
  void newestHaveStraightCode() {
    assertEquals(List.of("3+", "2+", "1"), known(() -> 2, TODAY, history(3)));
    assertEquals(List.of("3", "2", "1"), known(() -> 0, TODAY, history(3)));
  }

  @Test
  void layoutsAreAskedForOnlyWhereThereIsAHistory() {
    IntSupplier wrong =
        () -> {
          throw new IllegalStateException("asked");
        };
    assertThrows(IllegalStateException.class, () -> known(wrong, TODAY, history(1)));
    assertEquals(List.of(), known(wrong, TODAY));
  }

  @Test
  void versionThatCannotBeReadHasNoStraightCode() {
    Schema text = Json.record("Order", Json.field("id", "'string'"));
    assertEquals(List.of("2+", "1"), known(() -> 4, TODAY, text, history(1)[0]));
  }

  @Test
  void versionOfTooManyFieldsHasNoStraightCode() {
    String many =
        IntStream.range(0, 200)
            .mapToObj(i -> Json.field("gone" + i, "'int'"))
            .reduce((a, b) -> a + "," + b)
            .orElseThrow();
    String longName = Json.field("n".repeat(1001), "'int'");
    assertEquals(List.of("1"), known(() -> 4, TODAY, earlier(many)));
    assertEquals(List.of("1"), known(() -> 4, TODAY, earlier(longName)));
  }

  @Test
  void recordOfSeveralMethodsHasNoStraightCode() {
    String[] fields =
        IntStream.range(0, 101)
            .mapToObj(i -> Json.field("f" + i, "'int'", ",'default':0"))
            .toArray(String[]::new);
    assertEquals(List.of("1"), known(() -> 4, Json.record("Order", fields), TODAY));
  }
}
