package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Eclipse's compiler, whose output folder is on its class path, as in an IDE. */
class EclipseTest {

  private static final String GENERICS =
      """
      @AvroRecord record Order(Page<Line> page, Page<List<String>> texts, Holder<Integer> holder) {}

      @AvroRecord record Page<T>(T item, List<T> items, java.util.Optional<T> last) {}

      @AvroRecord class Holder<N extends Number> extends Base<N> { private N more;
        public N getMore() { return more; } public void setMore(N more) { this.more = more; } }

      abstract class Base<T> { private T id;
        public T getId() { return id; } public void setId(T id) { this.id = id; } }

      @AvroRecord record Line(int count, @AvroNullable String note, java.util.Map<String, Side> sides) {}

      enum Side { BUY, SELL }
      """;
  private static final String OTHERS =
      """
      @AvroUnion sealed interface Order permits Placed, Filled {}

      @AvroRecord record Placed(int id, Order before, List<@AvroNullable String> notes)
          implements Order {}

      @AvroRecord final class Filled implements Order {
        final long price; final int id;
        private Filled(long price, int id, Void hidden) { this.price = price; this.id = id; }
        static Builder builder() { return new Builder(); }
        static class Builder {
          private long price; private int id;
          Builder price(long price) { this.price = price; return this; }
          Builder id(int id) { this.id = id; return this; }
          Filled build() { return new Filled(price, id, null); }
        }
      }
      """;

  private final Path sources;
  private final Path output;

  EclipseTest(@TempDir Path folder) throws IOException {
    sources = Files.createDirectories(folder.resolve("src/shop"));
    output = Files.createDirectories(folder.resolve("out"));
  }

  /** Compiles one file, with what was compiled before on the class path, and returns the errors. */
  private List<Diagnostic<? extends JavaFileObject>> compile(String text) throws IOException {
    Path file = sources.resolve("Order.java");
    JavaFileObject source = Sources.inShop(text);
    Files.writeString(file, source.getCharContent(true));
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    JavaCompiler compiler = new EclipseCompiler();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(found, Locale.ROOT, null)) {
      List<Path> classPath = new ArrayList<>(List.of(output));
      files.getLocationAsPaths(StandardLocation.CLASS_PATH).forEach(classPath::add);
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
      files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(output));
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              null,
              files,
              found,
              List.of("-source", "17", "-target", "17", "-nowarn"),
              null,
              files.getJavaFileObjects(file));
      task.setProcessors(List.of(new AvroProcessor()));
      task.call();
    }
    return found.getDiagnostics().stream()
        .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
        .toList();
  }

  private static List<String> messages(List<Diagnostic<? extends JavaFileObject>> errors) {
    return errors.stream().map(error -> error.getMessage(Locale.ROOT)).toList();
  }

  private void assertCompilesTwice(String text, String... codecs) throws IOException {
    for (int i = 0; i < 2; i++) {
      assertEquals(List.of(), messages(compile(text)));
      for (String codec : codecs) {
        assertTrue(Files.exists(output.resolve("shop/" + codec + ".class")), codec);
      }
    }
  }

  @Test
  void interfaceThatListsCodecsIsImplemented() throws IOException {
    assertCompilesTwice(
        "@io.avrodyne.api.AvroCodecs interface Shop extends Base<Line> {"
            + " io.avrodyne.runtime.AvroCodec<List<Line>> lines();"
            + " io.avrodyne.runtime.AvroCodec<@AvroDecimal(precision = 9) BigDecimal> price(); }"
            + " interface Base<T> { io.avrodyne.runtime.AvroCodec<T> one(); }"
            + " @AvroRecord record Line(int count) {}",
        "ShopAvro",
        "LineAvroCodec");
  }

  @Test
  void genericTypesAreCompiledTwice() throws IOException {
    assertCompilesTwice(GENERICS, "OrderAvroCodec", "LineAvroCodec");
  }

  @Test
  void sealedTypesAndBuildersAreCompiledTwice() throws IOException {
    assertCompilesTwice(OTHERS, "OrderAvroCodec", "PlacedAvroCodec", "FilledAvroCodec");
  }

  /** The class alone does not say which converters and accessors it calls. */
  @Test
  void codecWithoutItsSourceIsAnError() throws IOException {
    assertEquals(List.of(), compile("@AvroRecord record Order(int id) {}"));
    Files.delete(output.resolve("shop/OrderAvroCodec.java"));
    assertStale("@AvroRecord record Order(int id) {}");
  }

  /** To keep it would read and write what the type was. */
  @Test
  void codecOfAChangedTypeIsAnError() throws IOException {
    assertEquals(List.of(), compile("@AvroRecord record Order(int id) {}"));
    assertStale("@AvroRecord\nrecord Order(long id) {}");
    assertStale("@AvroRecord(doc = \"x\")\nrecord Order(int id) {}");
  }

  @Test
  void codecOfAnEarlierVersionIsAnError() throws IOException {
    assertEquals(
        List.of(),
        messages(
            compile(
                "record Order(int id) {} class OrderAvroCodec { static final String SCHEMA ="
                    + " \"\\\"int\\\"\"; static int encode(Order value) { return 0; } }")));
    assertStale("@AvroRecord\nrecord Order(int id) {}");
  }

  private void assertStale(String text) throws IOException {
    assertError(
        "[AvroStaleCodec] shop.OrderAvroCodec is on the class path from an earlier compilation",
        text);
  }

  @Test
  void classOfAnotherKindIsANameClash() throws IOException {
    assertEquals(List.of(), compile("class OrderAvroCodec {}"));
    assertError(
        "[AvroNameClash] shop.Order needs the class shop.OrderAvroCodec",
        "@AvroRecord record Order(int id) {}");
  }

  @Test
  void codecOfAnotherTypeIsANameClash() throws IOException {
    assertEquals(
        List.of(), compile("class Outer { @AvroRecord record Inner(int id) {} } class Order {}"));
    assertError(
        "[AvroNameClash] shop.Outer_Inner needs the class shop.Outer_InnerAvroCodec",
        "@AvroRecord record Outer_Inner(int id) {}");
  }

  /** This compiler gives no lines to the problems of processors. */
  private void assertError(String beginning, String text) throws IOException {
    List<Diagnostic<? extends JavaFileObject>> errors = compile(text);
    assertEquals(1, errors.size(), errors::toString);
    String message = errors.get(0).getMessage(Locale.ROOT);
    assertTrue(message.startsWith(beginning), message);
  }
}
