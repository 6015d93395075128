package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static io.avrodyne.processor.Copied.field;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Types with and without code that copies, and those that contain both. */
class CopiesSettingTest {

  private static final String LINE =
      "@AvroRecord class Line { int count; Line() {} Line(int n) { count = n; } }";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@AvroRecord record Order(int id, String note, java.time.Instant at) {}",
        "@AvroRecord record Order(Optional<UUID> id, @AvroNullable Order next) {}",
        "@AvroRecord record Order(byte[] bytes, List<String> notes, Date at) {}",
        "@AvroRecord class Order { final int id; Order(int id) { this.id = id; } }",
        "@AvroRecord final class Order { final int id; @AvroIgnore List<String> notes;"
            + " Order(int id) { this.id = id; } }",
        "@AvroRecord record Order(Kind kind) { sealed interface Kind permits A, B {}"
            + " @AvroRecord record A(int id) implements Kind {}"
            + " @AvroRecord record B(int[] ids) implements Kind {} }",
        "@AvroRecord record Order(Id id) { @AvroValue record Id(long value) {} }",
        "@AvroRecord record Order(@AvroUnion({Integer.class, String.class}) Object any) {}"
      })
  void typesHaveCodeIfItIsAskedFor(String source) {
    Compilation compilation = CopyingProject.compile(Sources.inShop(source));
    assertThat(compilation).succeededWithoutWarnings();
    assertTrue(new GeneratedClasses(compilation).codecOf("shop.Order").copiesObjects());
    assertTrue(
        TestCompiler.generated(compilation, "shop.OrderAvroCodec").contains(" Order copy(Order "));
    Compilation other = TestCompiler.compile(Sources.inShop(source));
    assertFalse(TestCompiler.generated(other, "shop.OrderAvroCodec").contains("copy"));
    assertFalse(new GeneratedClasses(other).codecOf("shop.Order").copiesObjects());
  }

  @Test
  void unionsHaveTheSettingOfTheProject() {
    Compilation compilation =
        CopyingProject.compile(
            Sources.inShop("@AvroUnion sealed interface Kind permits A {}"),
            Sources.inShop("@AvroRecord record A(int id) implements Kind {}"));
    assertThat(compilation).succeededWithoutWarnings();
    assertTrue(new GeneratedClasses(compilation).codecOf("shop.Kind").copiesObjects());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void digitsThatTheEncodingDropsRemainInGeneratedCopies(boolean generated) {
    String value = "new Order(java.time.Instant.ofEpochSecond(1, 1001), new int[] {1})";
    String order = "@AvroRecord record Order(java.time.Instant at, int[] ids) {}";
    Copied copied = generated ? Copied.of(value, order) : Copied.encoded(value, order);
    Object copy = copied.copy();
    assertEquals(Instant.ofEpochSecond(1, generated ? 1001 : 1000), field(copy, "at"));
    assertNotSame(field(copied.value(), "ids"), field(copy, "ids"));
    assertArrayEquals(copied.codec().encode(copied.value()), copied.codec().encode(copy));
  }

  @Test
  void valuesThatCannotBeEncodedHaveNoEncodedCopy() {
    Copied copied =
        Copied.encoded(
            "new Order(Arrays.asList(new Line(1), null))",
            "@AvroRecord record Order(List<Line> lines) {}",
            LINE);
    assertEquals("lines[1]: null where the schema does not allow null", copied.failure());
  }

  @Test
  void anExceptionOfAConstructorIsTheCauseOfAnEncodedCopyToo() {
    Copied copied =
        Copied.encoded(
            "Order.of()",
            "@AvroRecord class Order { static boolean strict; int id; Order() {"
                + " if (strict) { throw new IllegalStateException(); } }"
                + " static Order of() { Order order = new Order(); strict = true; return order; } }");
    EncodeException e = assertThrows(EncodeException.class, copied::copy);
    Throwable cause = assertInstanceOf(DecodeException.class, e.getCause()).getCause();
    assertInstanceOf(IllegalStateException.class, cause);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@AvroRecord(copies = Copies.ENCODED) class Line { int count; Line() {}"
            + " Line(int n) { count = n; } }",
        "@AvroRecord(config = Line.Without.class) class Line { int count; Line() {}"
            + " Line(int n) { count = n; }"
            + " @AvroConfig(copies = Copies.ENCODED) interface Without {} }"
      })
  void aTypeWithoutCodeIsLeftToItsCodec(String line) {
    Copied copied =
        Copied.of(
            "new Order(List.of(new Line(7)))",
            "@AvroRecord record Order(List<Line> lines) {}",
            line);
    assertEquals(7, field(((List<?>) field(copied.copy(), "lines")).get(0), "count"));
    assertTrue(
        TestCompiler.generated(copied.compilation(), "shop.OrderAvroCodec")
            .contains("items.add(LineAvroCodec.INSTANCE.copy(Failures.nonNull(item)));"));
  }

  /** Part is bound in the first round; Line, which another processor makes, in the third. */
  @Test
  void typesOfSeveralRoundsAreCopied() {
    Copied copied =
        Copied.after(
            new TypeGenerator(
                Sources.inShop(
                    "@lombok.Data @AvroRecord class Line {"
                        + " Part part = new Part(); @AvroNullable Order order; }"),
                Sources.inShop("class Forced {}"),
                Sources.inShop("class Last {}")),
            "new Order(new Line(), new Part())",
            "@AvroRecord record Order(Line line, Part part) {}",
            "@AvroRecord class Part { int[] ids = {7}; }",
            "package lombok; public @interface Data {}");
    Object copy = copied.copy();
    assertArrayEquals(copied.codec().encode(copied.value()), copied.codec().encode(copy));
    for (String field : List.of("line", "part")) {
      assertNotSame(field(copied.value(), field), field(copy, field));
    }
    assertNotSame(part(copied.value()), part(copy));
  }

  private static Object part(Object order) {
    return field(field(order, "line"), "part");
  }

  @Test
  void anInstantiationWithoutCodeIsEncodedAndDecoded() {
    Copied copied =
        Copied.of(
            "new Order(new Page<>(new Line(7)))",
            "@AvroRecord record Order(Page<Line> page) {}",
            "@AvroRecord(copies = Copies.ENCODED) record Page<T>(T first) {}",
            LINE);
    Object page = field(copied.copy(), "page");
    assertNotSame(field(copied.value(), "page"), page);
    assertEquals(7, field(field(page, "first"), "count"));
  }

  @Test
  void aUnionOfABranchWithoutCodeIsEncodedAndDecoded() {
    Copied copied =
        Copied.of(
            "new Order(new Not(new Is(new int[] {7})))",
            "@AvroRecord record Order(Term term) {}",
            "sealed interface Term permits Not, Is {}",
            "@AvroRecord(copies = Copies.ENCODED) record Not(Term term) implements Term {}",
            "@AvroRecord record Is(int[] ids) implements Term {}");
    Object copy = copied.copy();
    assertNotSame(field(copied.value(), "term"), field(copy, "term"));
    assertArrayEquals(copied.codec().encode(copied.value()), copied.codec().encode(copy));
  }

  @Test
  void typesThatContainEachOtherMayDifferInTheirSetting() {
    Copied copied =
        Copied.of(
            "Order.of()",
            "@AvroRecord class Order { @AvroNullable Link link;"
                + " static Order of() { Order order = new Order(); order.link = new Link();"
                + " order.link.order = order; return order; } }",
            "@AvroRecord(copies = Copies.ENCODED) class Link { @AvroNullable Order order; }");
    EncodeException e = assertThrows(EncodeException.class, copied::copy);
    assertTrue(e.reason().startsWith("nested deeper than 256 levels"), e.reason());
  }
}
