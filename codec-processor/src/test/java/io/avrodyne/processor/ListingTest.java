package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroCodec;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiles interfaces that list codecs, and uses the implementations. */
class ListingTest {

  private static final String PREFIX =
      "package shop; import io.avrodyne.api.*; import io.avrodyne.runtime.*; import java.util.*;"
          + " import java.math.*; ";

  private static final Compilation COMPILATION =
      compile(
          List.of(),
          "@AvroRecord record Order(int id) {}",
          "@AvroRecord record Page<T>(List<T> items, String next) {}",
          "@AvroUnion sealed interface Shape permits Circle {}",
          "@AvroRecord record Circle(int r) implements Shape {}",
          "enum Side { ASK, BID }",
          "record Plain(Side side) {}",
          "@AvroValue record Id(long value) {}",
          "@AvroCodecs public interface Shop { String NAME = \"shop\";"
              + " AvroCodec<List<Page<Order>>> pages();"
              + " AvroCodec<Page<Order>> page(); AvroCodec<Order> order();"
              + " AvroCodec<Shape> shape(); AvroCodec<java.awt.Point> point();"
              + " AvroCodec<Page<java.awt.Point>> points(); AvroCodec<Plain> plain();"
              + " AvroCodec<Map<String, int[]>> map(); AvroCodec<Order[]> array();"
              + " AvroCodec<Page<Order>> samePage(); AvroCodec<List<Page<Order>>> samePages();"
              + " @AvroUnion({Integer.class, Order.class}) AvroCodec<Object> any();"
              + " AvroCodec<@AvroUnion({Side.class, String.class}) Object> other();"
              + " AvroCodec<Side> side(); AvroCodec<Id> id(); AvroCodec<Integer> number();"
              + " AvroCodec<@AvroDecimal(precision = 9, scale = 2) BigDecimal> price();"
              + " @AvroFixed(size = 2, name = \"Pair\") AvroCodec<byte[]> pair();"
              + " AvroCodec<@AvroNullable String> note(); AvroCodec<Optional<Order>> maybe();"
              + " default AvroCodec<Order> left() { return order(); }"
              + " static int count() { return 1; } String toString(); }");

  private static final Object IMPLEMENTATION = instance(COMPILATION, "shop.ShopAvro");

  private static Object instance(Compilation compilation, String name) {
    try {
      return new GeneratedClasses(compilation).load(name).getField("INSTANCE").get(null);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(name, e);
    }
  }

  private static Object call(Object target, String method) {
    try {
      return target.getClass().getMethod(method).invoke(target);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(method, e);
    }
  }

  @SuppressWarnings("unchecked") // The tests give it what it wants.
  private static AvroCodec<Object> codec(String method) {
    return (AvroCodec<Object>) call(IMPLEMENTATION, method);
  }

  private static void assertCodes(String method, String schema, Object value, int... bytes) {
    byte[] expected = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      expected[i] = (byte) bytes[i];
    }
    AvroCodec<Object> codec = codec(method);
    assertEquals(schema, codec.schema().toString());
    assertArrayEquals(expected, codec.encode(value));
    assertArrayEquals(expected, codec.encode(codec.decode(expected)));
    assertArrayEquals(expected, codec.encode(codec.decoderFor(codec.schema()).decode(expected)));
  }

  private static String source() {
    return TestCompiler.generated(COMPILATION, "shop.ShopAvro");
  }

  @Test
  void implementationCompilesWithoutWarnings() {
    assertThat(COMPILATION).succeededWithoutWarnings();
  }

  @Test
  void singleValuesAreRoots() {
    assertCodes("number", "\"int\"", 3, 6);
    assertCodes(
        "price",
        "{\"type\":\"bytes\",\"logicalType\":\"decimal\",\"precision\":9,\"scale\":2}",
        new java.math.BigDecimal("1.25"),
        2,
        125);
    assertCodes(
        "pair",
        "{\"type\":\"fixed\",\"name\":\"Pair\",\"namespace\":\"shop\",\"size\":2}",
        new byte[] {7, 8},
        7,
        8);
    assertThrows(EncodeException.class, () -> codec("number").encode(nothing()));
  }

  @SuppressWarnings("NullAway") // A value that the signature does not allow.
  private static Object nothing() {
    return null;
  }

  @Test
  void nullableTypesAreUnions() {
    assertCodes("note", "[\"null\",\"string\"]", "a", 2, 2, 'a');
    assertArrayEquals(new byte[] {0}, codec("note").encode(nothing()));
    assertEquals("UNION", codec("maybe").schema().getType().name());
  }

  @Test
  void collectionsAreRoots() {
    assertCodes(
        "map",
        "{\"type\":\"map\",\"values\":{\"type\":\"array\",\"items\":\"int\"}}",
        Map.of("a", new int[] {1}),
        2,
        2,
        'a',
        2,
        2,
        0,
        0);
    assertEquals("ARRAY", codec("array").schema().getType().name());
  }

  @Test
  void classThatIsListedNeedsNoAnnotation() {
    assertCodes(
        "point",
        "{\"type\":\"record\",\"name\":\"Point\",\"namespace\":\"java.awt\",\"fields\":["
            + "{\"name\":\"x\",\"type\":\"int\"},{\"name\":\"y\",\"type\":\"int\"}]}",
        new java.awt.Point(1, 2),
        2,
        4);
    assertEquals("shop.Plain", codec("plain").schema().getFullName());
    assertEquals("shop.Page_Point", codec("points").schema().getFullName());
  }

  @Test
  void unionsAreListedOnTheMethodOrOnTheTypeArgument() {
    assertEquals("[\"int\"", codec("any").schema().toString().substring(0, 6));
    assertArrayEquals(new byte[] {0, 2}, codec("any").encode(1));
    assertArrayEquals(new byte[] {2, 2, 'a'}, codec("other").encode("a"));
  }

  @Test
  void annotatedTypesKeepTheirOwnCodecs() {
    assertEquals("shop.OrderAvroCodec", codec("order").getClass().getName());
    assertEquals("shop.ShapeAvroCodec", codec("shape").getClass().getName());
    assertFalse(source().contains("writeShape"), ListingTest::source);
  }

  @Test
  void typeThatIsListedTwiceHasOneCodec() {
    assertSame(codec("page"), codec("samePage"));
    assertSame(codec("pages"), codec("samePages"));
  }

  @Test
  void instantiationHasOneClassWhereverItIsUsed() {
    assertEquals(1, source().split("class Page_OrderCodec ", -1).length - 1);
    assertEquals("shop.ShopAvro$Page_OrderCodec", codec("page").getClass().getName());
  }

  @Test
  void allListsEachCodecOnceInTheOrderOfTheMethods() {
    List<?> all = (List<?>) call(IMPLEMENTATION, "all");
    List<Object> expected =
        Stream.of(
                "pages", "page", "order", "shape", "point", "points", "plain", "map", "array",
                "any", "other", "side", "id", "number", "price", "pair", "note", "maybe")
            .<Object>map(ListingTest::codec)
            .toList();
    assertEquals(expected, all);
    assertThrows(UnsupportedOperationException.class, () -> all.remove(0));
  }

  @Test
  void typesWithANameHaveSchemaFiles() {
    List<String> files =
        COMPILATION.generatedFiles().stream()
            .map(JavaFileObject::getName)
            .filter(name -> name.endsWith(".avsc"))
            .map(name -> name.replaceFirst(".*/META-INF/avro/", ""))
            .sorted()
            .toList();
    assertEquals(
        List.of(
            "java.awt.Point.avsc",
            "shop.Circle.avsc",
            "shop.Order.avsc",
            "shop.Page_Order.avsc",
            "shop.Page_Point.avsc",
            "shop.Pair.avsc",
            "shop.Plain.avsc",
            "shop.Shape.avsc",
            "shop.Side.avsc"),
        files);
  }

  @Test
  void methodsOfTheInterfaceWithABodyAreLeftAlone() {
    assertSame(codec("order"), codec("left"));
  }

  private static Object listing(String name, String... sources) {
    Compilation compilation = compile(List.of(), sources);
    assertThat(compilation).succeededWithoutWarnings();
    return instance(compilation, "shop." + name);
  }

  private static Compilation compile(List<String> options, String... sources) {
    return TestCompiler.compileWith(
        options,
        Arrays.stream(sources)
            .map(source -> Sources.of(PREFIX + source))
            .toArray(JavaFileObject[]::new));
  }

  @Test
  void interfaceMayDeclareTheListOfAllCodecs() {
    Object declared =
        listing(
            "ShopAvro",
            "@AvroCodecs interface Shop { Collection<AvroCodec<?>> all(); AvroCodec<Integer> a(); }");
    assertEquals(List.of(call(declared, "a")), call(declared, "all"));
    Object given =
        listing(
            "ShopAvro",
            "@AvroCodecs public interface Shop { AvroCodec<Integer> a();"
                + " default List<AvroCodec<?>> all() { return List.of(); } }");
    assertEquals(List.of(), call(given, "all"));
  }

  @Test
  void interfaceWithoutMethodsHasAnImplementation() {
    assertEquals(List.of(), call(listing("ShopAvro", "@AvroCodecs interface Shop {}"), "all"));
  }

  @Test
  void inheritedMethodsComeFirst() {
    Object implementation =
        listing(
            "Outer_ShopAvro",
            "interface Base<T> { AvroCodec<T> base(); AvroCodec<List<T>> many(); }",
            "class Outer { @AvroCodecs interface Shop extends Base<@AvroString BigDecimal> {"
                + " AvroCodec<Long> own(); AvroCodec<List<@AvroString BigDecimal>> many(); } }");
    assertEquals(
        List.of("\"string\"", "{\"type\":\"array\",\"items\":\"string\"}", "\"long\""),
        ((List<?>) call(implementation, "all"))
            .stream().map(codec -> ((AvroCodec<?>) codec).schema().toString()).toList());
  }

  @Test
  void codecsOfAnInterfaceWithAnImplementationAreItsOwn() {
    Object shop =
        listing(
            "ShopAvro",
            "@AvroCodecs interface Base { AvroCodec<java.awt.Point> point(); }",
            "@AvroCodecs interface Shop extends Base { AvroCodec<List<Integer>> list(); }");
    assertEquals("shop.BaseAvro$PointCodec", call(shop, "point").getClass().getName());
    assertEquals(2, ((List<?>) call(shop, "all")).size());
  }

  @Test
  void settingsApplyToTheCodecsOfTheInterface() {
    Object shop =
        listing(
            "ShopAvro",
            "@AvroCodecs(config = Settings.class) interface Shop {"
                + " AvroCodec<Plain> plain(); AvroCodec<List<java.awt.Dimension>> sizes(); }",
            "@AvroConfig(nullability = Nullability.REFERENCES) @AvroImport(java.awt.Dimension.class)"
                + " class Settings {}",
            "record Plain(String name) {}");
    assertTrue(
        ((AvroCodec<?>) call(shop, "plain"))
            .schema()
            .toString()
            .contains("{\"name\":\"name\",\"type\":[\"null\",\"string\"],\"default\":null}"));
  }

  @Test
  void importsApplyInsideAnnotatedGenericClasses() {
    Object shop =
        listing(
            "ShopAvro",
            "@AvroCodecs @AvroImport(java.awt.Point.class) interface Shop {"
                + " AvroCodec<Box<java.awt.Point>> box(); }",
            "@AvroRecord record Box<T>(T item) {}");
    assertEquals("shop.Box_Point", ((AvroCodec<?>) call(shop, "box")).schema().getFullName());
  }

  @Test
  void unionOfAGenericSealedTypeIsARoot() {
    Object shop =
        listing(
            "ShopAvro",
            "@AvroCodecs interface Shop { AvroCodec<Result<Integer>> result(); }",
            "@AvroUnion sealed interface Result<T> permits Done, Failed {}",
            "@AvroRecord record Done<T>(T value) implements Result<T> {}",
            "@AvroRecord record Failed<T>(String why) implements Result<T> {}");
    assertEquals(
        List.of("shop.Done_Integer", "shop.Failed_Integer"),
        ((AvroCodec<?>) call(shop, "result"))
            .schema().getTypes().stream().map(type -> type.getFullName()).toList());
  }

  @Test
  void brokenTypeIsReportedOnceAndKeepsTheImplementationBack() {
    Compilation compilation =
        compile(
            List.of(),
            "@AvroCodecs interface Shop { AvroCodec<Order> order(); AvroCodec<Page<Order>> page(); }",
            "@AvroRecord record Order(Object any) {}",
            "@AvroRecord record Page<T>(T item) {}");
    assertEquals(1, compilation.errors().size(), compilation.errors()::toString);
    assertThat(compilation).hadErrorContaining("[AvroUnsupportedType] Order.any");
  }

  @Test
  void problemsOfAllMethodsAreReportedTogether() {
    Compilation compilation =
        compile(
            List.of(),
            "@AvroCodecs interface Shop {"
                + " AvroCodec<Object> a(); AvroCodec<?> b(); String c();"
                + " AvroCodec<@AvroFixed(size = 0) byte[]> d(); }");
    assertEquals(3, compilation.errors().size(), compilation.errors()::toString);
  }

  @Test
  void historyOfAnInstantiationIsKnown(@TempDir Path home) {
    String earlier =
        "{'type':'record','name':'Page_Order','namespace':'shop','fields':[{'name':'item','type':"
            + "{'type':'record','name':'Order','fields':[{'name':'id','type':'int'}]}}]}";
    SchemaFolder folder =
        new SchemaFolder(home).with("avro-history/shop.Page_Order/1.avsc", earlier);
    String[] sources = {
      "@AvroCodecs interface Shop {\n AvroCodec<Page<Order>> page(); AvroCodec<String> text(); }",
      "@AvroRecord record Page<T>(T item, @AvroNullable String next) {}",
      "@AvroRecord record Order(int id) {}"
    };
    Compilation compatible = compile(folder.options(), sources);
    assertThat(compatible).succeededWithoutWarnings();
    assertTrue(
        TestCompiler.generated(compatible, "shop.ShopAvro").contains("readVersion1("),
        "no straight-line code");
    AvroCodec<?> page = (AvroCodec<?>) call(instance(compatible, "shop.ShopAvro"), "page");
    Schema writer = new Schema.Parser().parse(earlier.replace('\'', '"'));
    assertEquals(
        "Page[item=Order[id=4], next=null]",
        page.decoderFor(writer).decode(new byte[] {8}).toString());

    folder.with("avro-history/shop.Page_Order/1.avsc", earlier.replace("'item'", "'former'"));
    Compilation broken = compile(folder.options(), sources);
    assertThat(broken).hadErrorCount(1);
    assertThat(broken).hadErrorContaining("[AvroIncompatible] Shop.page.item breaks");
  }

  @Test
  void inheritedInterfaceMayBeCompiledBefore(@TempDir Path home) {
    Compilation before =
        compile(
            List.of(),
            "@AvroCodecs public interface Base { AvroCodec<java.awt.Point> point(); }",
            "@AvroUnion public sealed interface Shape permits Circle {}",
            "@AvroRecord public record Circle(int r) implements Shape {}");
    Compilation after =
        new CompiledTypes(home)
            .add(before, "CircleAvroCodec")
            .compile(
                Sources.of(
                    PREFIX
                        + "@AvroCodecs interface Shop extends Base {"
                        + " AvroCodec<Shape> shape(); AvroCodec<List<Integer>> list(); }"));
    assertThat(after).succeededWithoutWarnings();
    String source = TestCompiler.generated(after, "shop.ShopAvro");
    assertTrue(source.contains("return BaseAvro.INSTANCE.point();"), source);
    assertTrue(source.contains("return ShapeAvroCodec.INSTANCE;"), source);
  }

  @Test
  void typeCompiledBeforeWithoutItsCodecIsRefused(@TempDir Path home) {
    Compilation before =
        compile(
            List.of(),
            "@AvroUnion public sealed interface Shape permits Circle {}",
            "@AvroRecord public record Circle(int r) implements Shape {}");
    Compilation after =
        new CompiledTypes(home)
            .add(before, "AvroCodec")
            .compile(
                Sources.of(
                    PREFIX
                        + "@AvroCodecs interface Shop { AvroCodec<Shape> shape();"
                        + " AvroCodec<Circle> circle(); }"));
    assertThat(after).hadErrorCount(2);
    assertThat(after).hadErrorContaining("[AvroNotCompiled] Shop.shape is shop.Shape");
    assertThat(after).hadErrorContaining("[AvroNotCompiled] Shop.circle is shop.Circle");
  }
}
