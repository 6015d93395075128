package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * An isolating build compiles again only what changed: a codec must come out the same where the
 * other types are class files.
 */
class IncrementalTest {

  private static final Map<String, String> SOURCES =
      Map.ofEntries(
          Map.entry(
              "Orders",
              "@AvroRecord(config = Shared.class) @io.avrodyne.api.AvroImport(Far.class)"
                  + " public record Orders(List<Order> orders, Page<Order> page, Far far) {}"),
          Map.entry(
              "Order",
              "@AvroRecord(config = Shared.class) public record Order(OrderId id, Page<Line> lines,"
                  + " Page<String> notes, Shape shape, Money money, @AvroUnion({Line.class,"
                  + " String.class}) Object any) {}"),
          Map.entry(
              "Line",
              "@AvroRecord public class Line { Side side; @AvroNullable String text;"
                  + " @AvroRecord public record Inner(Line line) {} }"),
          Map.entry(
              "Shape",
              "@AvroUnion public sealed interface Shape {"
                  + " @AvroRecord record Circle(double radius) implements Shape {}"
                  + " @AvroValue record Named(String name) implements Shape {} }"),
          Map.entry(
              "Shop",
              "@io.avrodyne.api.AvroCodecs(config = Shared.class) public interface Shop {"
                  + " io.avrodyne.runtime.AvroCodec<Page<Order>> page();"
                  + " io.avrodyne.runtime.AvroCodec<List<Page<Order>>> pages();"
                  + " io.avrodyne.runtime.AvroCodec<Line> line();"
                  + " io.avrodyne.runtime.AvroCodec<Shape> shape();"
                  + " io.avrodyne.runtime.AvroCodec<Money[]> prices();"
                  + " io.avrodyne.runtime.AvroCodec<Far> far(); }"),
          Map.entry(
              "Shared", "@AvroConfig(converters = MoneyText.class) public interface Shared {}"),
          Map.entry(
              "MoneyText",
              "class MoneyText implements AvroConverter<Money, String> {"
                  + " @Override public String toAvro(Money money) { return money.text(); }"
                  + " @Override public Money fromAvro(String text) { return new Money(text); } }"),
          Map.entry("Money", "public record Money(String text) {}"),
          Map.entry("Page", "@AvroRecord public record Page<T>(List<T> items, int number) {}"),
          Map.entry("OrderId", "@AvroValue public record OrderId(String text) {}"),
          Map.entry("Far", "public record Far(int number) {}"),
          Map.entry("Side", "public enum Side { ASK, @AvroName(\"B\") BID }"));

  @ParameterizedTest
  @ValueSource(strings = {"Line", "Order", "Orders", "Shape"})
  void fileIsTheSameWhereOnlyItsTypeIsCompiledAgain(String type, @TempDir Path folder) {
    Compilation all = TestCompiler.compile(sources());
    CompiledTypes types = new CompiledTypes(folder).add(all, "-");
    Compilation again = types.compile(Sources.inShop(Objects.requireNonNull(SOURCES.get(type))));
    assertThat(again).succeededWithoutWarnings();
    String codec = "shop." + type + "AvroCodec";
    assertEquals(TestCompiler.generated(all, codec), TestCompiler.generated(again, codec));
    assertEquals(
        TestCompiler.schemaFile(all, "shop." + type),
        TestCompiler.schemaFile(again, "shop." + type));
  }

  @Test
  void implementationIsTheSameWhereOnlyItsInterfaceIsCompiledAgain(@TempDir Path folder) {
    Compilation all = TestCompiler.compile(sources());
    CompiledTypes types = new CompiledTypes(folder).add(all, "-");
    Compilation again = types.compile(Sources.inShop(Objects.requireNonNull(SOURCES.get("Shop"))));
    assertThat(again).succeededWithoutWarnings();
    assertEquals(
        TestCompiler.generated(all, "shop.ShopAvro"),
        TestCompiler.generated(again, "shop.ShopAvro"));
    assertEquals(
        TestCompiler.schemaFile(all, "shop.Page_Order"),
        TestCompiler.schemaFile(again, "shop.Page_Order"));
  }

  /** Settings that change the schema of every type that they apply to. */
  private static final String CHANGED =
      "@AvroConfig(converters = MoneyText.class, namespace = \"com.acme\")"
          + " public interface Shared {}";

  static Stream<Arguments> changes() {
    return Stream.of(
        Arguments.of(List.of(), Set.of("Orders", "Order")),
        Arguments.of(
            List.of("-Aavrodyne.config=shop.Shared"),
            Set.of("Orders", "Order", "Line", "Line_Inner", "Shape", "Shape_Circle")));
  }

  @ParameterizedTest
  @MethodSource("changes")
  void changeOfTheSettingsAloneCompilesTheirUsersAgain(
      List<String> options, Set<String> users, @TempDir Path folder) {
    Compilation before = TestCompiler.compileWith(options, sources());
    assertThat(before).succeededWithoutWarnings();
    assertEquals(users, codecsThatReferTo("shop/Shared", before));
    Compilation clean = TestCompiler.compileWith(options, sourcesWith(CHANGED));
    assertThat(clean).succeededWithoutWarnings();
    CompiledTypes types = new CompiledTypes(folder).add(before, "-");
    Compilation again = types.compileWith(options, sourcesOf(users));
    assertThat(again).succeededWithoutWarnings();
    for (String name : names(clean)) {
      String codec = "shop." + name + "AvroCodec";
      Compilation last = users.contains(name) ? again : before;
      assertEquals(
          TestCompiler.generated(clean, codec), TestCompiler.generated(last, codec), codec);
    }
    assertEquals(users, names(again));
  }

  /** Returns the top-level types whose codecs have a class file that refers to a class. */
  private static Set<String> codecsThatReferTo(String type, Compilation compilation) {
    GeneratedClasses classes = new GeneratedClasses(compilation);
    return names(compilation).stream()
        .filter(name -> refersTo("L" + type + ";", classes.bytes("shop." + name + "AvroCodec")))
        .collect(Collectors.toSet());
  }

  private static boolean refersTo(String descriptor, byte[] code) {
    return new String(code, StandardCharsets.ISO_8859_1).contains(descriptor);
  }

  private static Set<String> names(Compilation compilation) {
    return compilation.generatedSourceFiles().stream()
        .filter(file -> file.getName().endsWith("AvroCodec.java"))
        .map(file -> file.getName().replaceFirst(".*/(\\w+)AvroCodec\\.java$", "$1"))
        .collect(Collectors.toSet());
  }

  /** Returns the changed settings and the sources of users, whose outer types contain others. */
  private static JavaFileObject[] sourcesOf(Set<String> users) {
    Stream<String> outer = users.stream().filter(SOURCES::containsKey).map(SOURCES::get);
    return Stream.concat(Stream.of(CHANGED), outer)
        .map(Sources::inShop)
        .toArray(JavaFileObject[]::new);
  }

  private static JavaFileObject[] sources() {
    return sourcesWith(Objects.requireNonNull(SOURCES.get("Shared")));
  }

  private static JavaFileObject[] sourcesWith(String shared) {
    return Stream.concat(
            Stream.of(shared),
            SOURCES.entrySet().stream()
                .filter(entry -> !entry.getKey().equals("Shared"))
                .map(Map.Entry::getValue))
        .map(Sources::inShop)
        .toArray(JavaFileObject[]::new);
  }
}
