package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.codegen.CopyCalls;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Copies of values by generated code, and the values that these reject. */
class CopyTest {

  private static final String LINE =
      "@AvroRecord class Line { int count; Line() {} Line(int n) { count = n; } }";

  @Test
  void nullIsRejectedWithItsPath() {
    Copied copied =
        Copied.of(
            "new Order(Arrays.asList(new Line(1), null))",
            "@AvroRecord record Order(List<Line> lines) {}",
            LINE);
    assertEquals("lines[1]: null where the schema does not allow null", copied.failure());
  }

  @Test
  void aValueThatContainsItselfIsRejected() {
    Copied copied =
        Copied.of(
            "Order.of()",
            "@AvroRecord class Order { @AvroNullable Order next;"
                + " static Order of() { Order order = new Order(); order.next = order;"
                + " return order; } }");
    EncodeException e = assertThrows(EncodeException.class, copied::copy);
    assertEquals("nested deeper than 256 levels", e.reason());
  }

  @Test
  void aValueThatIsNotABranchIsRejected() {
    Copied copied =
        Copied.of(
            "new Order(new StringBuilder())",
            "@AvroRecord record Order(@AvroUnion({Integer.class, String.class}) Object any) {}");
    assertEquals("any: the class of the value is not a branch of the union", copied.failure());
  }

  @Test
  void aFixedOfAnotherSizeIsRejected() {
    Copied copied =
        Copied.of(
            "new Order(new byte[3])", "@AvroRecord record Order(@AvroFixed(size = 4) byte[] b) {}");
    assertEquals("b: a fixed value has 3 bytes instead of 4", copied.failure());
  }

  @Test
  void anExceptionOfAConstructorIsTheCause() {
    Copied copied =
        Copied.of(
            "Order.of()",
            "@AvroRecord class Order { List<Line> lines; static boolean strict;"
                + " static Order of() { Order order = new Order();"
                + " order.lines = List.of(new Line(new int[0])); strict = true; return order; } }",
            "@AvroRecord record Line(int[] counts) {"
                + " Line { if (Order.strict) { throw new IllegalStateException(); } } }");
    EncodeException e = assertThrows(EncodeException.class, copied::copy);
    assertEquals("lines[0]", e.path());
    assertEquals("copying the value threw java.lang.IllegalStateException", e.reason());
    assertInstanceOf(IllegalStateException.class, e.getCause());
  }

  @Test
  void wideTypesWithWithersAreEncodedAndDecoded() {
    String fields =
        IntStream.range(0, 240).mapToObj(i -> "public String f" + i + ";").collect(joining());
    Compilation compilation =
        CopyingProject.compile(
            Sources.inShop(
                "@AvroRecord public class Wide { private int id;"
                    + " public int getId() { return id; }"
                    + " public Wide setId(int i) { Wide w = new Wide(); w.id = i; return w; }"
                    + fields
                    + "}"));
    assertThat(compilation).succeededWithoutWarnings();
    assertTrue(
        TestCompiler.generated(compilation, "shop.WideAvroCodec")
            .contains("CopyCalls.<Wide>encoded("));
    requireCopies(new GeneratedClasses(compilation).codecOf("shop.Wide"));
  }

  /** The code that takes an input is given one that all threads share. */
  @Test
  void threadsCopyAtTheSameTime() throws InterruptedException, ExecutionException {
    Copied copied =
        Copied.of(
            "new Order(new java.util.concurrent.CopyOnWriteArraySet<>(List.of(1, 2)),"
                + " new Hashtable<>(Map.of(\"a\", 1, \"b\", 2)),"
                + " new TreeMap<>(Map.of(new java.io.File(\"a\"), 1, new java.io.File(\"b\"), 2)),"
                + " List.of(new Date(1), new Date(2)))",
            "@AvroRecord record Order(java.util.concurrent.CopyOnWriteArraySet<Integer> numbers,"
                + " Hashtable<String, Integer> counts,"
                + " @AvroKeys(AvroKeys.Form.TEXT) SortedMap<java.io.File, Integer> sizes,"
                + " List<Date> dates) {}");
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Callable<Boolean>> tasks = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        tasks.add(() -> IntStream.range(0, 2000).allMatch(n -> isCopied(copied)));
      }
      for (Future<Boolean> all : threads.invokeAll(tasks)) {
        assertTrue(all.get());
      }
    } finally {
      threads.shutdown();
    }
    assertEquals(0, CopyCalls.INPUT.position());
    assertEquals(0, CopyCalls.INPUT.remaining());
  }

  private static boolean isCopied(Copied copied) {
    return copied.value().equals(copied.copy());
  }

  @Test
  void wideBeansAreCopiedInParts() {
    Compilation compilation =
        CopyingProject.compile(WideTypes.bean(1500, i -> i % 50 == 0 ? "int[]" : "String"));
    assertThat(compilation).succeededWithoutWarnings();
    requireCopies(new GeneratedClasses(compilation).codecOf("shop.Wide"));
  }

  @Test
  void wideRecordsAreEncodedAndDecoded() {
    Compilation compilation =
        CopyingProject.compile(WideTypes.record(240, i -> i == 7 ? "int[]" : "String"));
    assertThat(compilation).succeededWithoutWarnings();
    requireCopies(new GeneratedClasses(compilation).codecOf("shop.Wide"));
  }

  private static void requireCopies(AvroCodec<Object> codec) {
    byte[] none = new byte[codec.schema().getFields().size()];
    Object value = codec.decode(none);
    Object copy = codec.copy(value);
    assertNotSame(value, copy);
    assertArrayEquals(none, codec.encode(copy));
  }
}
