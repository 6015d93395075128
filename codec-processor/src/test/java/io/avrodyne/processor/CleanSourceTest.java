package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.testing.compile.Compilation;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is generated compiles without a warning, whatever the source looks like. */
class CleanSourceTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@AvroRecord record Order() {}",
        "@AvroRecord class Order {}",
        "@AvroRecord record Order(boolean a, int b, long c, float d, double e) {}",
        "@AvroRecord record Order(Boolean a, Integer b, Long c, Float d, Double e) {}",
        "@AvroRecord record Order(byte a, short b, char c, Byte d, Short e, Character f) {}",
        "@AvroRecord class Order { byte a; short b; char c; Byte d; Short e; Character f; }",
        "@AvroRecord record Order(List<Byte> a, List<Character> b, List<List<Short>> c) {}",
        "@AvroRecord class Order { List<List<String>> a; List<@AvroNullable Long> b; }",
        "@AvroRecord record Order(List<@AvroNullable List<@AvroNullable String>> a) {}",
        "@AvroRecord(nullability = Nullability.ALL) record Order(int a, String b, char c) {}",
        "@AvroRecord(nullability = Nullability.ALL) class Order { int a; String b; byte c; }",
        "@AvroRecord(nullability = Nullability.REFERENCES) class Order { List<Side> a; Side b; }"
      })
  void goodSource(String source) {
    assertClean(source, "enum Side { ASK, BID }");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@AvroRecord record Order(int in, int at, int e, int value, int out, int p, int b) {}",
        "@AvroRecord class Order { String in, at, e, value, out, p, b, reuse, item, items; }",
        "@AvroRecord class Order { @AvroNullable Long in, at, e, value, out, p, b, reuse; }",
        "@AvroRecord record Order(List<Long> i, List<Long> count, List<Long> end, Long last) {}",
        "@AvroRecord record Order(int INSTANCE, int SCHEMA, @AvroNullable Long schemaHash) {}",
        "@AvroRecord record Order(int write, List<Long> read, Long readListOfLong) {}",
        "@AvroRecord class Order { int schema, fingerprint, create, resolve; List<Long> encode; }"
      })
  void propertiesNamedLikeLocalsOfTheCodec(String source) {
    assertClean(source);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Codec",
        "Carrier",
        "AvroCodec",
        "AvroInput",
        "AvroOutput",
        "Primitives",
        "Failures",
        "Narrowing",
        "EnumTable",
        "CodecLink",
        "ArrayList",
        "RandomAccess",
        "Generated",
        "RuntimeException",
        "Math",
        "Override",
        "SuppressWarnings",
        "Integer"
      })
  void typesNamedLikeThoseTheCodecUses(String name) {
    assertClean(
        "@AvroRecord class Order { shop.%1$s a; List<shop.%1$s> b; byte c; Side d; java.lang.Integer e; }"
            .formatted(name),
        "@AvroRecord class %s { int id; }".formatted(name),
        "enum Side { ASK }");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"String", "Override", "SuppressWarnings", "RuntimeException", "Math", "Byte"})
  void unrelatedTypesThatHideThoseOfTheLanguage(String name) {
    assertClean(
        "@AvroRecord class Order { java.lang.String a; List<java.lang.Byte> b; }",
        "class %s {}".formatted(name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Schema", "Instance", "Schema_1", "OS", "ListOfLong"})
  void enumsNamedLikeConstantsOfTheCodec(String name) {
    assertClean(
        "@AvroRecord record Order(%1$s a, List<%1$s> b, List<Long> c) {}".formatted(name),
        "enum %s { A }".formatted(name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Datum", "InOrder", "Part1", "Version1", "Entries", "Codec", "sAll"})
  void unionsNamedLikeMethodsOfTheCodec(String name) {
    assertClean(
        "@AvroRecord record Order(%1$s a, List<%1$s> b, Map<String, %1$s> c) {}".formatted(name),
        "sealed interface %s permits One, Two {}".formatted(name),
        "@AvroRecord record One(int id) implements %s {}".formatted(name),
        "@AvroRecord record Two(Order order) implements %s {}".formatted(name));
  }

  @Test
  void enumsOfOneSimpleName() {
    assertClean(
        "@AvroRecord record Order(A.Side a, B.Side b, List<A.Side> c, List<B.Side> d) {}",
        "class A { enum Side { ASK } }",
        "class B { enum Side { BID } }");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Codec", "AvroInput", "Failures", "Instance", "Schema", "Money", "Id"})
  void convertersNamedLikeMembersOfTheCodec(String name) {
    assertClean(
        """
        @AvroRecord class Order {
          @AvroConvert(using = A.%1$s.class) Integer ID;
          @AvroConvert(using = B.%1$s.class) List<Integer> INSTANCE;
        }
        """
            .formatted(name),
        converter("A", name),
        converter("B", name));
  }

  private static String converter(String outer, String name) {
    return """
    class %s {
      static class %s implements AvroConverter<Integer, String> {
        public String toAvro(Integer value) { return value.toString(); }
        public Integer fromAvro(String value) { return Integer.valueOf(value); }
      }
    }
    """
        .formatted(outer, name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@AvroDecimal(precision = 9) BigDecimal DECIMAL_9_0, @AvroDecimal(precision = 9) BigInteger b",
        "@AvroDecimal(precision = 9) List<BigDecimal> a, List<@AvroDecimal(precision = 8) BigDecimal> b",
        "List<java.time.Instant> a, @AvroTimestamp(AvroTimestamp.Unit.MILLIS) List<java.time.Instant> b",
        "int[] a, List<long[]> b, java.util.Map<String, double[]> c, char[][] d, short[][] e",
        "@AvroUuid(AvroUuid.Form.FIXED) List<java.util.UUID> a, java.util.Optional<java.net.URI> b",
        "@AvroUnion({java.time.Instant.class, java.util.UUID.class, java.time.LocalDate.class}) Object a"
      })
  void logicalTypes(String components) {
    assertClean("@AvroRecord record Order(" + components + ") {}");
  }

  @Test
  void nestedTypes() {
    assertClean(
        """
        class Outer {
          @AvroRecord
          static class Order {
            Line line;

            @AvroRecord
            record Line(Side side) {
              enum Side { ASK, BID }
            }
          }
        }
        """);
  }

  @Test
  void deprecatedMembersAndTypes() {
    assertClean(
        "@AvroRecord class Order { @Deprecated int a; int b; @Deprecated int getB() { return b; } }",
        "@AvroRecord record Going(int a) { @Deprecated(forRemoval = true) public int a() { return a; } }",
        "@AvroRecord @Deprecated class Old { int a; @Deprecated Old() {} }",
        "@SuppressWarnings(\"deprecation\") @AvroRecord record Holder(Old old, Side side) {}",
        "enum Side { ASK, @Deprecated BID }");
  }

  @Test
  void typeWithoutPackage() {
    assertThat(
            TestCompiler.compile(
                Sources.of("@io.avrodyne.api.AvroRecord class Order { Side side; }"),
                Sources.of("enum Side { ASK }")))
        .succeededWithoutWarnings();
  }

  @Test
  void propertiesOfASuperclassInAnotherPackage() {
    Compilation compilation =
        TestCompiler.compile(
            Sources.of(
                """
                package base;
                public abstract class Base<T> {
                  public int open;
                  private T payload;
                  public T getPayload() { return payload; }
                  public void setPayload(T payload) { this.payload = payload; }
                }
                """),
            Sources.inShop("@AvroRecord class Order extends base.Base<List<String>> {}"));
    assertThat(compilation).succeededWithoutWarnings();
  }

  private static void assertClean(String... sources) {
    assertThat(
            TestCompiler.compile(
                Stream.of(sources).map(Sources::inShop).toArray(JavaFileObject[]::new)))
        .succeededWithoutWarnings();
  }
}
