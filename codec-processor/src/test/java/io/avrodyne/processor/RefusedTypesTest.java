package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.testing.compile.Compilation;
import java.util.Arrays;
import javax.tools.JavaFileObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Types that javac refuses: it says why, and the processor does not fail. */
class RefusedTypesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "toString",
        "clone",
        "finalize",
        "getClass",
        "hashCode",
        "notify",
        "notifyAll",
        "wait"
      })
  void componentMayNotBeCalledAsAMethodOfObject(String name) {
    String message = "illegal record component name " + name;
    String component = "(int " + name + ", int id) {}";
    assertRefused(message, "@AvroRecord record Order" + component);
    assertRefused(
        message, "@AvroRecord record Order(Id id) {}", "@AvroValue record Id(int " + name + ") {}");
    assertRefused(
        message,
        "@AvroRecord record Order(Page<String> page) {}",
        "@AvroRecord record Page<T>(T " + name + ") {}");
    assertRefused(
        message,
        "@AvroRecord @io.avrodyne.api.AvroImport(Line.class) record Order(Line line) {}",
        "record Line" + component);
    assertRefused(
        message,
        "@AvroRecord record Order(Event event) {}",
        "@AvroUnion sealed interface Event permits A, B {}",
        "@AvroRecord record A" + component.replace("{}", "implements Event {}"),
        "@AvroRecord record B(int id) implements Event {}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@AvroRecord record Order(int id, int id) {}| already defined",
        "@AvroRecord record Order(int id) { int more; }| must be static",
        "@AvroRecord record Order(int id) { long id() { return 1; } }| invalid accessor",
        "@AvroRecord record Order(int id) { Order(int id, int b) {} }| not canonical",
        "@AvroRecord class Order { int id; int id; }| already defined",
        "@AvroRecord class Order extends Order { int id; }| cyclic inheritance",
        "@AvroRecord class Order { Missing id; List<Order.Nope> b; }| cannot find symbol",
        "@AvroRecord class Order { List<int> id; List<String, String> m; }| unexpected type",
        "@AvroUnion sealed interface Order {}| must have subclasses",
        "@AvroRecord(name = 3, nope = 2) class Order { int id; }| incompatible types",
        "@AvroRecord class Order { @AvroFixed byte[] f; @AvroConvert int z; }| is missing a default",
        "@AvroRecord class Order { @AvroConvert(using = 3) int z; }| incompatible types",
        "@AvroRecord class Order { @AvroTimestamp(FOO) int i; @AvroName(null) int q; }| must be a constant",
        "@AvroRecord class Order<T, T> { T a; }| already defined",
      })
  void messageOfTheCompilerIsSeen(String order, String message) {
    assertRefused(message, order);
  }

  private static void assertRefused(String message, String... sources) {
    Compilation compilation =
        TestCompiler.compile(
            Arrays.stream(sources).map(Sources::inShop).toArray(JavaFileObject[]::new));
    assertThat(compilation).hadErrorContaining(message);
    assertFalse(compilation.errors().toString().contains("[Avro"), compilation::toString);
  }
}
