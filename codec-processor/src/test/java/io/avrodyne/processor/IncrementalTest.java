package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
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
          Map.entry("Shared", "@AvroConfig(converters = MoneyText.class) interface Shared {}"),
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

  private static JavaFileObject[] sources() {
    return SOURCES.values().stream().map(Sources::inShop).toArray(JavaFileObject[]::new);
  }
}
