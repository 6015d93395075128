package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.google.testing.compile.Compilation;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.binary.Primitives;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Compiles what is near the limits of class files, or beyond those that the code of a codec has.
 */
class HostileSizesTest {

  private static String list(int count, String separator, IntFunction<String> item) {
    return IntStream.range(0, count).mapToObj(item).collect(Collectors.joining(separator));
  }

  private static Compilation shop(String... sources) {
    return TestCompiler.compile(
        Stream.of(sources).map(Sources::inShop).toArray(JavaFileObject[]::new));
  }

  /** An enum of the JVM has about that many constants at most. */
  @Test
  void enumsOfFourThousandConstants() {
    String constants = list(3900, ", ", i -> "S" + i);
    Compilation compilation =
        shop(
            "@AvroRecord record Order(A a, B b, C c) { enum A {%1$s} enum B {%1$s} enum C {%1$s} }"
                .formatted(constants));
    assertThat(compilation).succeededWithoutWarnings();
    AvroCodec<Object> codec = new GeneratedClasses(compilation).codecOf("shop.Order");
    assertEquals(3900, codec.schema().getField("b").schema().getEnumSymbols().size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "List<| 32| java.util.List.of()",
        "List<| 64| java.util.List.of()",
        "java.util.Map<String, | 29| java.util.Map.of()",
        "java.util.Map<String, | 64| java.util.Map.of()",
      })
  void deepCollectionsAreEncoded(String open, int depth, String value) {
    String type = open.repeat(depth) + "String" + ">".repeat(depth);
    RoundTrip.of("@AvroRecord record Order(%s held) {}".formatted(type))
        .assertEncodes("new Order(" + value + ")", 0);
  }

  /** No such value can be encoded, but the code that would do it has no negative sizes. */
  @Test
  void largestFixed() {
    Compilation compilation =
        shop(
            """
            @AvroRecord class Order {
              @AvroFixed(size = 2147483639, name = "Huge") byte[] one;
              java.util.Map<String, Pair> entries;
              List<Pair> items;
              @AvroUnion({Pair.class, Line.class, String.class}) Object either;
            }
            """,
            """
            @AvroRecord class Pair {
              @AvroFixed(size = 2147483639, name = "Huge") byte[] left;
              @AvroFixed(size = 2147483639, name = "Huge") @AvroNullable byte[] right;
            }
            """,
            "@AvroRecord record Line(@AvroFixed(size = 2147483639, name = \"Huge\") byte[] one) {}");
    assertThat(compilation).succeededWithoutWarnings();
    for (String codec : List.of("shop.OrderAvroCodec", "shop.PairAvroCodec")) {
      String code = TestCompiler.generated(compilation, codec);
      assertFalse(code.contains("(-") || code.contains(", -"), code);
    }
  }

  @Test
  void classOfThreeThousandFields() {
    Compilation compilation = TestCompiler.compile(WideTypes.bean(3000, WideTypes::mixed));
    assertThat(compilation).succeededWithoutWarnings();
    AvroCodec<Object> codec = new GeneratedClasses(compilation).codecOf("shop.Wide");
    assertEquals(3000, codec.schema().getFields().size());
  }

  @Test
  void fieldOfAThousandAliases() {
    Compilation compilation =
        shop(
            "@AvroRecord record Order(@io.avrodyne.api.AvroAlias({%s}) int id) {}"
                .formatted(list(1000, ", ", i -> "\"alias" + i + "\"")));
    assertThat(compilation).succeededWithoutWarnings();
    AvroCodec<Object> codec = new GeneratedClasses(compilation).codecOf("shop.Order");
    assertEquals(1000, codec.schema().getField("id").aliases().size());
  }

  @Test
  void schemaOfThreeMegabytes() {
    Stream<String> documented =
        IntStream.range(0, 50)
            .mapToObj(
                i ->
                    "@AvroRecord(doc = \"%s\") record T%d(int a) {}"
                        .formatted("x".repeat(60_000), i));
    Compilation compilation =
        shop(
            Stream.concat(
                    Stream.of(
                        "@AvroRecord record Order("
                            + list(50, ", ", i -> "T" + i + " f" + i)
                            + ") {}"),
                    documented)
                .toArray(String[]::new));
    assertThat(compilation).succeededWithoutWarnings();
    AvroCodec<Object> codec = new GeneratedClasses(compilation).codecOf("shop.Order");
    assertEquals(60_000, codec.schema().getField("f49").schema().getDoc().length());
  }

  @Test
  void unionOfTooManyBranchesIsRefused() {
    String classes = list(501, ", ", i -> "H.E" + i + ".class");
    Compilation compilation =
        shop(
            "@AvroRecord record Order(@AvroUnion({" + classes + "}) Object any) {}",
            "class H {" + list(501, " ", i -> "enum E" + i + " {A}") + "}");
    assertThat(compilation).hadErrorContaining("[AvroUnion] Order.any has 501 branches.");
    assertEquals(1, compilation.errors().size());
  }

  @Test
  void unionOfFiveHundredBranches() {
    String classes = list(500, ", ", i -> "H.E" + i + ".class");
    assertThat(
            shop(
                "@AvroRecord record Order(@AvroUnion({" + classes + "}) Object any) {}",
                "class H {" + list(500, " ", i -> "enum E" + i + " {A}") + "}"))
        .succeededWithoutWarnings();
  }

  @Test
  void earlierEnumOfTwelveThousandSymbols(@TempDir Path home) throws IOException {
    String symbols = list(12_000, ",", i -> "'S" + i + "'");
    HostileFilesTest.Versions versions = new HostileFilesTest.Versions(home);
    versions.first(
        "{'name':'side','type':{'type':'enum','name':'Side','symbols':[" + symbols + "]}}");
    Object order =
        versions.decodeFirst(
            "@AvroRecord public record Order(Side side) {"
                + " @io.avrodyne.api.AvroEnum(defaultSymbol = \"S7\") public enum Side {S7} }",
            new byte[] {(byte) 0x80, 1});
    assertEquals("Order[side=S7]", order.toString());
  }

  @Test
  void earlierRecordOfEightThousandFields(@TempDir Path home) throws IOException {
    HostileFilesTest.Versions versions = new HostileFilesTest.Versions(home);
    versions.first(list(8000, ",", i -> "{'name':'f" + i + "','type':'string'}"));
    Object order =
        versions.decodeFirst(
            "@AvroRecord public record Order(@io.avrodyne.api.AvroDefault(\"1\") int id) {}",
            new byte[8000]);
    assertEquals("Order[id=1]", order.toString());
  }

  @Test
  void earlierNameOfNinetyKilobytes(@TempDir Path home) throws IOException {
    HostileFilesTest.Versions versions = new HostileFilesTest.Versions(home);
    versions.first("{'name':'" + "\u00f6".repeat(45_000) + "','type':'int'}");
    Object order =
        versions.decodeFirst(
            "@AvroRecord public record Order(@io.avrodyne.api.AvroDefault(\"1\") int id) {}",
            new byte[] {4});
    assertEquals("Order[id=1]", order.toString());
  }

  @Test
  void givenDefaultOfAHundredKilobytes(@TempDir Path home) throws IOException {
    HostileFilesTest.Versions versions = new HostileFilesTest.Versions(home);
    versions.first("");
    String text = "x".repeat(100_000);
    versions.given("{'name':'id','type':'string','default':'" + text + "'}");
    Object order =
        versions.decodeFirst(
            "@AvroRecord(schema = \"order.avsc\") public record Order(String id) {}", new byte[0]);
    assertEquals("Order[id=" + text + "]", order.toString());
    assertEquals(text, versions.schema().getField("id").defaultVal());
    assertEquals(Schema.Type.RECORD, versions.schema().getType());
  }

  /** A list that copies itself for each item would take minutes. */
  @Test
  void copiedListOfAMillionItems() {
    Compilation compilation =
        shop(
            "@AvroRecord record Order("
                + "java.util.concurrent.CopyOnWriteArrayList<Integer> ids) {}");
    assertThat(compilation).succeededWithoutWarnings();
    AvroCodec<Object> codec = new GeneratedClasses(compilation).codecOf("shop.Order");
    byte[] order = new byte[1_000_004];
    Primitives.putInt(order, 0, 1_000_000);
    assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> assertArrayEquals(order, codec.encode(codec.decode(order))));
  }
}
