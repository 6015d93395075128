package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static io.avrodyne.processor.TestCompiler.javac;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Severity;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What compiles, but not as its author may think. */
class WarningsTest {

  private static final JavaFileObject CUSTOMER =
      Sources.inShop("@AvroRecord class Customer { String name; }");

  private static final JavaFileObject METADATA =
      Sources.of("package kotlin; public @interface Metadata { int k() default 1; }");

  static Stream<BadInput> inputs() {
    return Stream.of(
        open("@AvroRecord\nclass Gold extends Customer { int points; } // BAD"),
        open("@AvroRecord\nclass Gold extends Silver {} // BAD\nclass Silver extends Customer {}"),
        open("@AvroRecord\nclass Gold<T> extends Customer { T points; } // BAD"),
        open("interface Tiers { @AvroRecord\nfinal class Gold extends Customer {} } // BAD"),
        local("void place() { // BAD\n@AvroRecord record Line(int number) {} }", "Orders.place()"),
        local("Orders() { // BAD\n@AvroRecord class Line { int number; } }", "Orders()"),
        local(
            "void place() { // BAD\nclass A { @AvroRecord static class Line {} } }",
            "Orders.place()"),
        local(
            "transient Object o = new Object() { // BAD\n@AvroRecord static class Line {} };",
            "Orders.o"),
        local(
            "transient Runnable run = () -> { // BAD\n@AvroUnion({String.class}) interface Line {} };",
            "Orders.run"),
        local(
            "void place() { // BAD\n@AvroRecord record Line(int a) {} class X { Line b; } }",
            "Orders.place()"),
        kotlin());
  }

  /** The class is as kapt makes it of a data class. */
  private static BadInput kotlin() {
    return BadInput.of(
        Code.KOTLIN_NULL,
        "Order is written in Kotlin and does not say whether items may be null: names, sizes, grid.",
        "@SuppressWarnings(\"avrodyne\") to the class or to the fields of the others.",
        """
        @kotlin.Metadata(k = 1)
        @AvroRecord
        public final class Order { // BAD
          private final int id = 0;
          @org.jspecify.annotations.NonNull
          private final List<String> names = null;
          private final Map<String, Long> sizes = null;
          private final String[][] grid = null;
          private final int[] numbers = null;
          private final Optional<String> note = null;
          public Order(int id, List<String> names, Map<String, Long> sizes, String[][] grid,
              int[] numbers, Optional<String> note) {}
          public final int getId() { return 0; }
          public final List<String> getNames() { return null; }
          public final Map<String, Long> getSizes() { return null; }
          public final String[][] getGrid() { return null; }
          public final int[] getNumbers() { return null; }
          public final Optional<String> getNote() { return null; }
        }
        """,
        METADATA);
  }

  private static BadInput open(String text) {
    return BadInput.of(
        Code.OPEN_CLASS,
        "Gold extends Customer, which has a codec of its own. A field of type Customer writes it"
            + " without what it adds, and reads a Customer.",
        "or add @SuppressWarnings(\"avrodyne\") to the subclass.",
        text,
        CUSTOMER);
  }

  private static BadInput local(String member, String name) {
    return BadInput.of(
        Code.LOCAL_CLASS,
        name + " declares the local class Line with @Avro",
        "Move it out of the method, or remove the annotation.",
        "@AvroRecord\nclass Orders {\n  transient int id;\n  " + member + "\n}");
  }

  private static Compilation compile(JavaFileObject... sources) {
    return javac().withProcessors(new AvroProcessor()).compile(sources);
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void inputIsAcceptedWithItsWarningAtItsLine(BadInput input) {
    Compilation compilation = compile(input.files());
    assertThat(compilation).succeeded();
    List<Diagnostic<? extends JavaFileObject>> found =
        compilation.warnings().stream()
            .filter(each -> message(each).startsWith("[" + input.code() + "] " + input.finding()))
            .toList();
    assertEquals(1, found.size(), () -> compilation.diagnostics().toString());
    assertEquals(1, ours(compilation).size(), () -> compilation.diagnostics().toString());
    assertEquals(input.line(), found.get(0).getLineNumber());
    assertTrue(message(found.get(0)).endsWith(input.nextStep()), message(found.get(0)));
  }

  @Test
  void everyWarningHasAnInput() {
    assertEquals(
        EnumSet.allOf(Code.class).stream()
            .filter(code -> code.severity() == Severity.WARNING)
            .collect(Collectors.toSet()),
        inputs().map(BadInput::code).collect(Collectors.toSet()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@AvroRecord class Gold extends Silver {} abstract class Silver { int points; }",
        "@AvroRecord class Gold extends Silver {} @AvroRecord abstract class Silver {"
            + " abstract int id(); static Silver of(int id) { return null; } }",
        "class Gold extends Customer {} @AvroRecord record Order(int id) {}",
        "@AvroRecord class Gold { void place() { record Line(int number) {} } }",
        "@AvroRecord class Gold { static class Line { @AvroRecord static class Inner {} } }",
      })
  void othersAreNotWarnedOf(String source) {
    Compilation compilation = compile(Sources.inShop(source), CUSTOMER);
    assertEquals(List.of(), ours(compilation), compilation::toString);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@SuppressWarnings(\"avrodyne\") @AvroRecord class Gold extends Customer {}",
        "@SuppressWarnings(\"all\") @AvroRecord class Gold extends Customer {}",
        "@AvroRecord @SuppressWarnings({\"unused\", \"avrodyne\"}) class Gold extends Customer {}",
        "@SuppressWarnings(\"avrodyne\") class Tiers { static class Inner {"
            + " @AvroRecord static class Gold extends Customer {} } }",
        "@AvroRecord record Order(int id) { @SuppressWarnings(\"avrodyne\") void place() {"
            + " @AvroRecord record Line(int number) {} } }",
        "@AvroRecord record Order(int id) { void place() {"
            + " @SuppressWarnings(\"avrodyne\") @AvroRecord record Line(int number) {} } }",
      })
  void warningsCanBeSilenced(String source) {
    assertThat(TestCompiler.compile(Sources.inShop(source), CUSTOMER)).succeededWithoutWarnings();
  }

  @Test
  void otherNamesSilenceNothing() {
    Compilation compilation =
        compile(
            Sources.inShop(
                "@SuppressWarnings(\"unchecked\") @AvroRecord class Gold extends Customer {}"),
            CUSTOMER);
    assertEquals(1, ours(compilation).size(), compilation::toString);
  }

  /** Errors are not warnings. */
  @Test
  void errorsCannotBeSilenced() {
    assertThat(
            compile(
                Sources.inShop(
                    "@SuppressWarnings(\"avrodyne\") @AvroRecord record Order(Object id) {}")))
        .hadErrorContaining("[AvroUnsupportedType]");
  }

  @Test
  void classWithAWarningHasItsCodec() {
    Compilation compilation =
        compile(
            Sources.inShop("@AvroRecord class Gold extends Customer { int points; }"), CUSTOMER);
    assertEquals(
        2, new GeneratedClasses(compilation).codecOf("shop.Gold").schema().getFields().size());
  }

  private static List<String> ours(Compilation compilation) {
    return compilation.diagnostics().stream()
        .map(WarningsTest::message)
        .filter(message -> message.startsWith("[Avro"))
        .toList();
  }

  private static String message(Diagnostic<?> diagnostic) {
    return diagnostic.getMessage(Locale.ROOT);
  }
}
