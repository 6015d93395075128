package io.avrodyne.runtime.resolve;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.SchemaLimits;
import io.avrodyne.runtime.SchemaText;
import io.avrodyne.runtime.Strictness;
import java.lang.management.ManagementFactory;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

/** Tests of plans for large schemas: what they read, and that their size grows as the schemas'. */
class LargePlansTest {

  private static final int TYPES = 9_990;
  private static final double TWICE = 2.6;
  private static final SchemaLimits LIMITS =
      SchemaLimits.DEFAULT.withMaxTextLength(1 << 24).withMaxNamedTypes(1 << 17);

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @Test
  void unionWithOneReadableBranchIsRead() {
    for (int readable : new int[] {0, TYPES / 2, TYPES - 1}) {
      Resolution plan =
          plan(union(TYPES), "[\"null\"," + record("R" + readable, "a", "long") + "]");
      assertTrue(plan.explain().contains("error when reached"));
      assertFalse(plan.readsAll());
    }
  }

  @Test
  void unionWithoutReadableBranchIsRejected() {
    String message =
        assertThrows(
                SchemaResolutionException.class,
                () -> plan(union(TYPES), record("Other", "a", "int")))
            .getMessage();
    assertTrue(message.contains("record R0"), message);
  }

  @Test
  void branchThatOccursInFieldsOfOthersMakesThemErrors() {
    String writer =
        "["
            + record("A", "a", "int")
            + ",{\"type\":\"record\",\"name\":\"B\",\"fields\":[{\"name\":\"x\",\"type\":\"A\"},"
            + "{\"name\":\"y\",\"type\":\"A\"}]}]";
    assertThrows(
        SchemaResolutionException.class, () -> plan(writer, writer.replace("int", "boolean")));
  }

  @Test
  void workGrowsInProportionToTheSchemas() {
    requireTwice("union", n -> plan(union(n), union(n)));
    requireTwice(
        "records of other names",
        n -> plan(union(n), "[\"null\",\"R0\"]".replace("\"R0\"", record("R0", "a", "int"))));
    requireTwice("fields", n -> plan(fields(n, "w", ""), fields(n, "r", "w")));
    requireTwice("skipped fields", n -> plan(fields(n, "w", ""), fields(n, "r", "")));
    requireTwice("symbols", n -> plan(symbols(n, "s"), symbols(n, "t")));
  }

  @Test
  void skippedFieldNamesTheFieldsWhoseAliasItIs() {
    Resolution plan =
        plan(
            "{\"type\":\"record\",\"name\":\"R\",\"fields\":[{\"name\":\"a\",\"type\":\"int\"},"
                + "{\"name\":\"b\",\"type\":\"int\"}]}",
            "{\"type\":\"record\",\"name\":\"R\",\"fields\":[{\"name\":\"a\",\"type\":\"int\","
                + "\"aliases\":[\"b\"]}]}");
    assertTrue(plan.explain().contains("; an alias of a, which has another field"), plan.explain());
  }

  private void requireTwice(String name, IntFunction<Resolution> plan) {
    long unused = bytes(plan, 500);
    long once = bytes(plan, 2_000);
    long twice = bytes(plan, 4_000);
    assertTrue(twice < TWICE * once, name + ": " + once + " and " + twice + " bytes");
  }

  private long bytes(IntFunction<Resolution> plan, int size) {
    long before = threads.getCurrentThreadAllocatedBytes();
    assertFalse(plan.apply(size).explain().isEmpty());
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  private static Resolution plan(String writer, String reader) {
    return Resolution.of(parsed(writer), parsed(reader), Strictness.STRICT);
  }

  private static Schema parsed(String text) {
    return SchemaText.parse(text, LIMITS);
  }

  private static String union(int size) {
    return all(size, i -> record("R" + i, "a", "int"), "[", "]");
  }

  private static String record(String name, String field, String type) {
    return "{\"type\":\"record\",\"name\":\""
        + name
        + "\",\"fields\":[{\"name\":\""
        + field
        + "\",\"type\":\""
        + type
        + "\"}]}";
  }

  private static String fields(int size, String prefix, String alias) {
    return all(
        size,
        i ->
            "{\"name\":\""
                + prefix
                + i
                + "\",\"type\":\"int\",\"default\":0,\"aliases\":["
                + (alias.isEmpty() ? "" : "\"" + alias + i + "\"")
                + "]}",
        "{\"type\":\"record\",\"name\":\"Big\",\"fields\":[",
        "]}");
  }

  private static String symbols(int size, String prefix) {
    return all(
        size,
        i -> "\"" + prefix + i + "\"",
        "{\"type\":\"enum\",\"name\":\"E\",\"default\":\"" + prefix + "0\",\"symbols\":[",
        "]}");
  }

  private static String all(int size, IntFunction<String> part, String start, String end) {
    return IntStream.range(0, size).mapToObj(part).collect(Collectors.joining(",", start, end));
  }
}
