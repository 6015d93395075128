package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static io.avrodyne.processor.TestCompiler.javac;
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
        "@AvroRecord record Order(void v) {}| 'void' type not allowed here",
        "@AvroRecord class Order extends Enum { int a; }| cannot directly extend java.lang.Enum",
        "@AvroRecord record Order(java.util.Map<Missing, String> m) {}| cannot find symbol",
        "@AvroUnion sealed interface Order permits A {} record A(int x) {}| invalid permits clause",
        "@AvroUnion sealed interface Order permits Order {}| invalid permits clause",
        "@AvroRecord record Order(@AvroConvert(using = C.class) int p) {}"
            + " class C implements AvroConverter<Missing, String> {"
            + " public String toAvro(Missing m) { return null; }"
            + " public Missing fromAvro(String s) { return null; } }| cannot find symbol",
      })
  void messageOfTheCompilerIsSeen(String order, String message) {
    assertRefused(message, order);
  }

  /** With the option that Error Prone needs, processors also see what javac has refused. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@AvroRecord class Order extends java.util.ArrayList<?> { int a; }| unexpected type",
        "@AvroRecord class Order extends String { int a; }| cannot inherit from final",
        "@AvroRecord record Order(E e) {} enum E { A, A }| already defined",
        "@AvroRecord class Order { int ; }| <identifier> expected",
        "@AvroRecord record Order(@AvroDecimal(precision = \"x\") BigDecimal d) {}| incompatible types",
        "@AvroRecord record Order(@AvroFixed(size = 1.5) byte[] f) {}| incompatible types",
        "@AvroRecord record Order(@AvroFixed byte[] f) {}| is missing a default",
        "@AvroRecord record Order(@AvroTimestamp(MILLIS) BigDecimal i) {}| must be an enum constant",
        "@AvroRecord record Order(@AvroName(7) int i, @AvroName(null) int j) {}| incompatible types",
        "@AvroRecord record Order(@io.avrodyne.api.AvroDefault(3) int i) {}| incompatible types",
        "@AvroRecord record Order(@io.avrodyne.api.AvroAlias(3) int i) {}| incompatible types",
        "@AvroRecord record Order(@AvroProp(key = 1, value = 2) int i) {}| incompatible types",
        "@AvroRecord(nullability = NOPE, nullOrder = 3) record Order(int p) {}| must be an enum constant",
        "@AvroRecord(nullability = {}, name = {\"a\", \"b\"}) record Order(int p) {}| not of an allowable type",
        "@AvroRecord(nullability = null) record Order(int p) {}| must be an enum constant",
        "@AvroRecord(config = S.class) record Order(int p) {}"
            + " @AvroConfig(converters = {Missing.class, 5}, nullability = NOPE) class S {}| cannot find symbol",
      })
  void processorsThatSeeRefusedSourcesDoNotFail(String order, String message) {
    assertOnlyTheCompilerComplains(
        message,
        javac()
            .withOptions("--should-stop=ifError=FLOW")
            .withProcessors(new AvroProcessor())
            .compile(Sources.inShop(order)));
  }

  private static void assertRefused(String message, String... sources) {
    assertOnlyTheCompilerComplains(
        message,
        TestCompiler.compile(
            Arrays.stream(sources).map(Sources::inShop).toArray(JavaFileObject[]::new)));
  }

  private static void assertOnlyTheCompilerComplains(String message, Compilation compilation) {
    assertThat(compilation).hadErrorContaining(message);
    assertFalse(compilation.errors().toString().contains("[Avro"), compilation::toString);
  }
}
