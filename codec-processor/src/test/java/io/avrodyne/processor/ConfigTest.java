package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static io.avrodyne.processor.TestCompiler.javac;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import io.avrodyne.runtime.AvroCodec;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Settings that an option gives to all types of a project. */
class ConfigTest {

  private static final String OPTION = "-Aavrodyne.config=conf.Project";

  private static JavaFileObject project(String attributes) {
    return Sources.of(
        "package conf; import io.avrodyne.api.*; @AvroConfig("
            + attributes
            + ") public interface Project {}");
  }

  private static Compilation compile(JavaFileObject config, String... sources) {
    Compilation compilation =
        TestCompiler.compileWith(
            List.of(OPTION),
            Stream.concat(Stream.of(config), Stream.of(sources).map(Sources::inShop))
                .toArray(JavaFileObject[]::new));
    assertThat(compilation).succeededWithoutWarnings();
    return compilation;
  }

  private static Schema schema(Compilation compilation, String fullname) {
    return new Schema.Parser().parse(TestCompiler.schemaFile(compilation, fullname));
  }

  private static String typeOfId(String project, String... sources) {
    return schema(compile(project(project), sources), "shop.Order")
        .getField("id")
        .schema()
        .toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // The annotation, the type's own config, the project's config, the type of the field.
        "''| | nullability = Nullability.REFERENCES| [\"null\",\"string\"]",
        "''| | nullability = Nullability.REFERENCES, nullOrder = NullOrder.LAST| [\"string\",\"null\"]",
        "nullability = Nullability.NON_NULL| | nullability = Nullability.REFERENCES| \"string\"",
        "''| nullability = Nullability.NON_NULL| nullability = Nullability.REFERENCES| \"string\"",
        "''| nullOrder = NullOrder.LAST| nullability = Nullability.REFERENCES| [\"string\",\"null\"]",
        "nullOrder = NullOrder.FIRST| nullOrder = NullOrder.LAST| nullability = Nullability.ALL|"
            + " [\"null\",\"string\"]",
        "nullability = Nullability.ALL| nullability = Nullability.NON_NULL|"
            + " nullability = Nullability.REFERENCES| [\"null\",\"string\"]",
      })
  void eachAttributeIsThatOfTheNearestPlaceThatGivesIt(
      String annotation, @Nullable String own, String project, String expected) {
    String attributes = annotation;
    String config = "";
    if (own != null) {
      attributes += (annotation.isEmpty() ? "" : ", ") + "config = Own.class";
      config = " @AvroConfig(" + own + ") class Own {}";
    }
    assertEquals(
        expected,
        typeOfId(project, "@AvroRecord(" + attributes + ") record Order(String id) {}" + config));
  }

  private static JavaFileObject converter(String name) {
    return Sources.inShop(
        "class "
            + name
            + " implements AvroConverter<Text, String> {"
            + " @Override public String toAvro(Text text) { return text.text(); }"
            + " @Override public Text fromAvro(String text) { return new Text(text); } }");
  }

  @Test
  void convertersAddUpAndThoseOfTheTypesOwnConfigApplyFirst() {
    JavaFileObject project =
        Sources.inShop("@AvroConfig(converters = TextA.class) public interface Project {}");
    Compilation compilation =
        TestCompiler.compileWith(
            List.of("-Aavrodyne.config=shop.Project"),
            project,
            Sources.inShop("record Text(String text) {}"),
            converter("TextA"),
            converter("TextB"),
            Sources.inShop("@AvroRecord record Line(Text text) {}"),
            Sources.inShop("@AvroConfig(converters = TextB.class) class Own {}"),
            Sources.inShop("@AvroRecord(config = Own.class) record Order(Text text) {}"));
    assertThat(compilation).succeededWithoutWarnings();
    assertTrue(TestCompiler.generated(compilation, "shop.LineAvroCodec").contains("new TextA()"));
    String order = TestCompiler.generated(compilation, "shop.OrderAvroCodec");
    assertTrue(order.contains("new TextB()"), order);
    assertFalse(order.contains("new TextA()"), order);
  }

  @Test
  void problemOfTheProjectsConfigIsReportedOnceAtItsClass() {
    Compilation compilation =
        TestCompiler.compileWith(
            List.of(OPTION),
            Sources.of(
                "package conf; import io.avrodyne.api.*;\n\n@AvroConfig(converters = String.class)"
                    + " @AvroImport(int[].class) public interface Project {}"),
            Sources.inShop("@AvroRecord record Order(int id) {}"),
            Sources.inShop("@AvroRecord record Line(int id) {}"));
    assertThat(compilation).hadErrorCount(2);
    assertThat(compilation)
        .hadErrorContaining("[AvroConverter] Project names java.lang.String, which is not a");
    assertThat(compilation)
        .hadErrorContaining("[AvroUnsupportedKind] Project imports int[], which");
    compilation.errors().forEach(error -> assertEquals(3, error.getLineNumber()));
  }

  @Test
  void typesAreImportedIntoAll() {
    Schema schema =
        schema(
            compile(
                Sources.of(
                    "package conf; import io.avrodyne.api.*; @AvroConfig @AvroImport(Project.Point.class)"
                        + " public interface Project { record Point(int x) {} }"),
                "@AvroRecord record Order(conf.Project.Point at) {}"),
            "shop.Order");
    assertEquals("conf.Project.Point", schema.getField("at").schema().getFullName());
  }

  @Test
  void typeWaitsForTheConfigThatIsGenerated() {
    Compilation compilation =
        javac()
            .withOptions(OPTION)
            .withProcessors(
                new TypeGenerator(project("nullability = Nullability.REFERENCES")),
                new AvroProcessor())
            .compile(Sources.inShop("@AvroRecord record Order(String id) {}"));
    assertThat(compilation).succeeded();
    assertEquals(
        "[\"null\",\"string\"]",
        schema(compilation, "shop.Order").getField("id").schema().toString());
  }

  @Test
  void namespaceIsThatOfEveryTypeOfTheProject() {
    Compilation compilation =
        compile(
            project("namespace = \"com.acme\""),
            "@AvroRecord record Order(Side side, Line line, Page<Line> page, Other other,"
                + " @AvroFixed(size = 2) byte[] hash, Far far, Named named) {"
                + " enum Kind { A } @AvroRecord record Line(int id, Kind kind) {} }",
            "@io.avrodyne.api.AvroEnum(namespace = \"own\") enum Named { A }",
            "enum Side { ASK, BID }",
            "@AvroRecord record Page<T>(List<T> items) {}",
            "@AvroUnion sealed interface Shape { @AvroRecord record Dot(int x) implements Shape {} }",
            "@AvroRecord(namespace = \"own\") record Other(int id) {}",
            "@AvroRecord(config = Own.class) record Far(int id) {}"
                + " @AvroConfig(namespace = \"\") class Own {}");
    Schema order = schema(compilation, "com.acme.Order");
    assertEquals("com.acme.Side", order.getField("side").schema().getFullName());
    assertEquals("com.acme.Order.Line", order.getField("line").schema().getFullName());
    assertEquals(
        "com.acme.Order.Kind",
        order.getField("line").schema().getField("kind").schema().getFullName());
    assertEquals("com.acme.Page_Line", order.getField("page").schema().getFullName());
    assertEquals("own.Other", order.getField("other").schema().getFullName());
    assertEquals("com.acme.Order_hash", order.getField("hash").schema().getFullName());
    assertEquals("Far", order.getField("far").schema().getFullName());
    assertEquals("own.Named", order.getField("named").schema().getFullName());
    assertEquals(
        "com.acme.Shape.Dot",
        schema(compilation, "com.acme.Shape").getTypes().get(0).getFullName());
  }

  @Test
  void namespaceOfATypesOwnConfigIsNotThatOfEnumsAndImports() {
    Compilation compilation =
        compile(
            project(""),
            "@AvroRecord(config = Own.class) @io.avrodyne.api.AvroImport(Far.class)"
                + " record Order(Side side, Far far) {}",
            "@AvroConfig(namespace = \"com.acme\") class Own {}",
            "record Far(int id) {}",
            "enum Side { ASK }");
    Schema order = schema(compilation, "com.acme.Order");
    assertEquals("shop.Side", order.getField("side").schema().getFullName());
    assertEquals("shop.Far", order.getField("far").schema().getFullName());
  }

  @Test
  void reflectionDerivesNamespacesAndDecimalsFromTheClass() {
    String order =
        "@AvroRecord(profile = io.avrodyne.api.Profile.REFLECT)"
            + " record Order(BigDecimal price, Side side) {}";
    String side = "enum Side { ASK }";
    assertEquals(
        schema(compile(project(""), order, side), "shop.Order"),
        schema(
            compile(
                project("namespace = \"com.acme\", decimalForm = DecimalForm.BIG_DECIMAL"),
                order,
                side),
            "shop.Order"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "decimal = @AvroDecimal(precision = 18, scale = 4)| @AvroDecimal(precision = 18, scale = 4)",
        "decimal = @AvroDecimal(precision = 9, scale = 2, fixedSize = 8)|"
            + " @AvroDecimal(precision = 9, scale = 2, fixedSize = 8)",
        "decimal = {@AvroDecimal(precision = 5, rounding = java.math.RoundingMode.HALF_UP)}|"
            + " @AvroDecimal(precision = 5, rounding = java.math.RoundingMode.HALF_UP)",
        "decimalForm = DecimalForm.BIG_DECIMAL| @AvroBigDecimal",
        "decimalForm = DecimalForm.STRING| @AvroString",
      })
  void decimalsHaveTheFormThatTheirAnnotationWouldGiveThem(String setting, String annotation) {
    String order = "@AvroRecord record Order(@X BigDecimal a, List<@X BigDecimal> b) {}";
    Compilation marked = compile(project(""), order.replace("@X", annotation));
    Compilation configured = compile(project(setting), order.replace("@X", ""));
    assertEquals(
        TestCompiler.schemaFile(marked, "shop.Order"),
        TestCompiler.schemaFile(configured, "shop.Order"));
    assertEquals(
        TestCompiler.generated(marked, "shop.OrderAvroCodec"),
        TestCompiler.generated(configured, "shop.OrderAvroCodec"));
  }

  @Test
  void annotationOfTheFieldAndOwnConfigGoBeforeTheFormOfTheProject() {
    Compilation compilation =
        compile(
            project("decimalForm = DecimalForm.STRING"),
            "@AvroRecord record Order(@AvroDecimal(precision = 9) BigDecimal a, BigDecimal b,"
                + " BigInteger c) {}",
            "@AvroRecord(config = Own.class) record Line(BigInteger a) {}"
                + " @AvroConfig(decimal = @AvroDecimal(precision = 7)) class Own {}");
    Schema order = schema(compilation, "shop.Order");
    assertEquals("decimal", order.getField("a").schema().getLogicalType().getName());
    assertEquals(Schema.Type.STRING, order.getField("b").schema().getType());
    assertEquals(Schema.Type.STRING, order.getField("c").schema().getType());
    assertEquals(
        7, schema(compilation, "shop.Line").getField("a").schema().getObjectProp("precision"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "decimal = @AvroDecimal(precision = 18, scale = 4)",
        "decimalForm = DecimalForm.BIG_DECIMAL",
        "decimalForm = DecimalForm.ANNOTATED"
      })
  void formWithAScaleIsNotThatOfIntegers(String setting) {
    assertThat(
            TestCompiler.compileWith(
                List.of(OPTION),
                project(setting),
                Sources.inShop("@AvroRecord record Order(BigInteger id) {}")))
        .hadErrorContaining("[AvroDecimal] Order.id is a BigInteger without an Avro form.");
  }

  @Test
  void configuredDecimalsAreEncoded() {
    Compilation compilation =
        compile(
            project("decimal = @AvroDecimal(precision = 5, scale = 2)"),
            "@AvroRecord public class Order { public BigDecimal id = new BigDecimal(\"1.50\"); }");
    GeneratedClasses classes = new GeneratedClasses(compilation);
    AvroCodec<Object> codec = classes.codecOf("shop.Order");
    byte[] bytes = {4, 0, (byte) 150};
    assertArrayEquals(bytes, codec.encode(codec.decode(bytes)));
  }
}
