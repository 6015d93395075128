package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.testing.compile.Compilation;
import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.codegen.KnownWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes whose private members their codec may use. */
class PrivateAccessTest {

  private static final String PRIVATE = "@AvroRecord(access = io.avrodyne.api.Access.PRIVATE)";

  @Test
  void privateFieldsAreReadAndWritten() {
    RoundTrip.of(
            PRIVATE
                + """
                class Order {
                  private int id = 7;
                  private Long price = 1L;
                  private String note = "n";
                  private List<String> tags = List.of("t");
                  private double[] rates = {};
                  private boolean open = true;
                }
                """)
        .assertEncodes("new Order()", 14, 2, 2, 'n', 2, 2, 't', 0, 0, 1);
  }

  @Test
  void privateConstructorsAreCalled() {
    RoundTrip.of(
            PRIVATE
                + """
                class Order {
                  private final int id; private final List<String> tags;
                  private int price;
                  private Order(List<String> tags, int id) { this.id = id; this.tags = List.copyOf(tags); }
                  static Order of() { Order order = new Order(List.of("t"), 7); order.price = 1; return order; }
                }
                """)
        .assertEncodes("Order.of()", 14, 2, 2, 't', 0, 2);
    RoundTrip.of(
            PRIVATE
                + """
                class Order {
                  private int id;
                  private Order() {}
                  static Order of() { Order order = new Order(); order.id = 7; return order; }
                }
                """)
        .assertEncodes("Order.of()", 14);
  }

  @Test
  void fieldsOfSupertypesKeepTheirTypes() {
    RoundTrip.of(
            PRIVATE
                + "class Order extends base.Base<String, List<Integer>> { private int id = 7; }")
        .with(
            """
            package base;
            public abstract class Base<K, V extends java.util.Collection<?>> {
              private K key; private V values; private java.util.List<K> keys = java.util.List.of();
              private int Id = 2;
              protected Base() {}
              public void set(K key, V values) { this.key = key; this.values = values; }
            }
            """)
        .with(
            """
            package shop;
            class Samples {
              static Order order() { Order order = new Order(); order.set("k", java.util.List.of(1)); return order; }
            }
            """)
        .assertEncodes("Samples.order()", 2, 'k', 2, 2, 0, 0, 4, 14);
  }

  @Test
  void finalCollectionsAreFilled() {
    RoundTrip.of(
            PRIVATE
                + """
                class Order {
                  private final List<String> tags = new ArrayList<>();
                  static Order of() { Order order = new Order(); order.tags.add("t"); return order; }
                }
                """)
        .assertEncodes("Order.of()", 2, 2, 't', 0);
  }

  @Test
  void finalCollectionsAreFilledThoughTheirGetterReturnsACopy() {
    RoundTrip.of(
            PRIVATE
                + """
                class Order {
                  private final List<String> tags = new ArrayList<>();
                  List<String> getTags() { return List.copyOf(tags); }
                  static Order of() { Order order = new Order(); order.tags.add("t"); return order; }
                }
                """)
        .assertEncodes("Order.of()", 2, 2, 't', 0);
  }

  @Test
  void aPrivateConstructorCanBeMarked() {
    RoundTrip.of(
            PRIVATE
                + """
                class Order {
                  private final int id; private final int price;
                  @io.avrodyne.api.AvroCreator
                  private Order(int id, int price) { this.id = id; this.price = price; }
                  static Order of(int price, int id) { return new Order(id, 2 * price); }
                }
                """)
        .assertEncodes("Order.of(1, 7)", 14, 4);
  }

  @Test
  void whatIsVisibleIsUsedFirst() throws IOException {
    String code =
        codeOf(
            PRIVATE
                + """
                class Order {
                  private int id; private int price; private int sum;
                  private Order() {}
                  Order(int id, int price, int sum) { this.id = id; this.price = price; this.sum = sum; }
                  int getId() { return id; }
                }
                """);
    assertFalse(code.contains("Hidden.id"), code);
    assertEquals(true, code.contains("Hidden.price(value)"), code);
    assertEquals(true, code.contains("return new Order(id, price, sum)"), code);
  }

  @Test
  void otherTypesHaveNoSuchClass() throws IOException {
    assertFalse(codeOf("@AvroRecord class Order { int id; }").contains("Hidden"));
  }

  @Test
  void accessOfASharedConfigurationCounts() {
    RoundTrip.of(
            "@AvroRecord(config = Settings.class) class Order { private int id = 7; }",
            "@AvroConfig(access = io.avrodyne.api.Access.PRIVATE) class Settings {}")
        .assertEncodes("new Order()", 14);
  }

  @Test
  void existingObjectsAreReused() {
    AvroCodec<Object> codec =
        compiled(PRIVATE + "public class Order { private int id; private String note; }");
    byte[] first = {14, 2, 'n'};
    byte[] second = {2, 2, 'm'};
    Object order = codec.decode(first);
    assertEquals(order, codec.decode(new io.avrodyne.runtime.AvroInput().reset(second), order));
    assertArrayEquals(second, codec.encode(order));
  }

  @Test
  void whatAPrivateConstructorThrowsIsTheCause() {
    AvroCodec<Object> codec =
        compiled(
            PRIVATE
                + """
                public class Order {
                  private final int id;
                  private Order(int id) { if (id > 0) throw new IllegalArgumentException("no"); this.id = id; }
                }
                """);
    assertArrayEquals(new byte[] {0}, codec.encode(codec.decode(new byte[] {0})));
    DecodeException thrown =
        assertThrows(DecodeException.class, () -> codec.decode(new byte[] {2}));
    assertInstanceOf(IllegalArgumentException.class, thrown.getCause());
  }

  @Test
  void nativeImagesAreToldOfThePrivateMembers() throws IOException {
    assertEquals(
        """
        {
          "reflection": [
            {"type": "shop.Orders$Base", "fields": [{"name": "sum"}]},
            {"type": "shop.Orders$Order", "fields": [{"name": "id"}, {"name": "tags"}], "methods": [{"name": "<init>", "parameterTypes": ["int", "shop.Orders$Kind"]}]}
          ]
        }
        """,
        metadataOf(
            "shop.Orders_OrderAvroCodec",
            "class Orders { "
                + PRIVATE
                + """
                static class Order extends Base {
                  private final int id; private String[] tags;
                  private Order(int id, Orders.Kind kind) { this.id = id; this.kind = kind; }
                }
                static class Base { Kind kind; private long sum; }
                enum Kind { A }
                }
                """));
  }

  @Test
  void nativeImagesAreToldOnceOfAGenericClass() throws IOException {
    assertEquals(
        """
        {
          "reflection": [
            {"type": "shop.Page", "fields": [{"name": "items"}]}
          ]
        }
        """,
        metadataOf(
            "shop.OrderAvroCodec",
            "@AvroRecord record Order(Page<String> texts, Page<Long> numbers) {}",
            PRIVATE + "class Page<T> { private List<T> items; }"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "private final int id = 7;",
        "private final int id; private Order(int id, int other) { this.id = id; }",
        "private int id; private Order(String text) {}",
      })
  void finalFieldsAndOtherConstructorsStayRefused(String members) {
    assertThat(
            TestCompiler.compile(
                List.of(), Sources.inShop(PRIVATE + " class Order { " + members + " }")))
        .hadErrorContaining("Order");
  }

  private static String metadataOf(String codec, String... sources) throws IOException {
    Compilation compilation =
        TestCompiler.compile(
            List.of(), Stream.of(sources).map(Sources::inShop).toArray(JavaFileObject[]::new));
    assertThat(compilation).succeededWithoutWarnings();
    String path = "META-INF/native-image/io.avrodyne/" + codec + "/reachability-metadata.json";
    return compilation
        .generatedFile(StandardLocation.CLASS_OUTPUT, path)
        .orElseThrow()
        .getCharContent(false)
        .toString();
  }

  private static AvroCodec<Object> compiled(String source) {
    Compilation compilation = TestCompiler.compile(List.of(), Sources.inShop(source));
    assertThat(compilation).succeededWithoutWarnings();
    return new GeneratedClasses(compilation).codecOf("shop.Order");
  }

  private static String codeOf(String source) throws IOException {
    Compilation compilation = TestCompiler.compile(List.of(), Sources.inShop(source));
    assertThat(compilation).succeededWithoutWarnings();
    return compilation.generatedSourceFiles().get(0).getCharContent(false).toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"newInstance", "newInstance_", "Hidden", "value", "object", "in", "reuse", "p"})
  void privateFieldsMayHaveAnyName(String name) {
    assertReads(
        PRIVATE
            + """
            public final class Order {
              @AvroNullable private final Order %1$s; private int other;
              private Order(Order %1$s) { this.%1$s = %1$s; }
            }
            """
                .formatted(name),
        new byte[] {2, 0, 4, 6});
  }

  @Test
  void typesMayBeCalledAsTheCodecsOwnClass() {
    assertReads(
        PRIVATE + " public final class Order { private Hidden<Integer> one; private int two; }",
        new byte[] {2, 4},
        PRIVATE + " public final class Hidden<T> { private T value; }");
  }

  /** The codec of an order has the code for its lines of earlier versions. */
  @Test
  void recordsOfEarlierVersionsAreCreatedByOtherCodecs(@TempDir Path folder) throws IOException {
    Path versions = Files.createDirectories(folder.resolve("shop.Order"));
    Files.writeString(
        versions.resolve("1.avsc"),
        """
        {"type": "record", "name": "Order", "namespace": "shop", "fields": [{"name": "line",
          "type": {"type": "record", "name": "Line", "fields": [
            {"name": "count", "type": "int"}, {"name": "id", "type": "int"}]}}]}
        """);
    Compilation compilation =
        TestCompiler.compileWith(
            List.of("-Aavrodyne.history=" + folder),
            Sources.inShop("@AvroRecord public class Order { Line line; }"),
            Sources.inShop(
                PRIVATE
                    + """
                    class Line {
                      private final int id; private long count;
                      private Line(int id) { this.id = id; }
                    }
                    """));
    assertThat(compilation).succeededWithoutWarnings();
    AvroCodec<Object> codec = new GeneratedClasses(compilation).codecOf("shop.Order");
    Schema first = new Schema.Parser().parse(versions.resolve("1.avsc").toFile());
    AvroDecoder<Object> decoder = codec.decoderFor(first);
    assertInstanceOf(KnownWriter.class, decoder);
    assertArrayEquals(new byte[] {2, 4}, codec.encode(decoder.decode(new byte[] {4, 2})));
  }

  /** The codec could name neither the superclass nor the type of the field there. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "class Base<T> { private int id; }",
        "public class Base<T extends Own> { private T id; } interface Own {}"
      })
  void privateFieldOfAClassThatTheCodecCannotNameIsRefused(String base) {
    String argument = base.contains("Own") ? "Named" : "Object";
    Compilation compilation =
        TestCompiler.compile(
            List.of(),
            Sources.of("package other; " + base),
            Sources.of(
                "package other; public class Middle extends Base<%s> {}".formatted(argument)),
            Sources.of(
                "package other; @io.avrodyne.api.AvroRecord public class Named %s {}"
                    .formatted(base.contains("Own") ? "implements Own" : "")),
            Sources.inShop(PRIVATE + " public final class Order extends other.Middle {}"));
    assertThat(compilation).hadErrorContaining("[AvroNotReadable] Order.id cannot be read");
    assertThat(compilation).hadErrorContaining("[AvroNotWritable] Order.id cannot be written");
  }

  private static void assertReads(String order, byte[] bytes, String... others) {
    JavaFileObject[] files =
        Stream.concat(Stream.of(order), Stream.of(others))
            .map(Sources::inShop)
            .toArray(JavaFileObject[]::new);
    Compilation compilation = TestCompiler.compile(List.of(), files);
    assertThat(compilation).succeededWithoutWarnings();
    AvroCodec<Object> codec = new GeneratedClasses(compilation).codecOf("shop.Order");
    assertArrayEquals(bytes, codec.encode(codec.decode(bytes)));
  }
}
