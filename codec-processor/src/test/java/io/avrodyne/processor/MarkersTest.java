package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.util.List;
import java.util.Set;
import javax.tools.JavaFileObject;
import org.apache.avro.Schema;
import org.apache.avro.reflect.ReflectData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The places where the annotations of a property may be. */
class MarkersTest {

  private static final String MARKED =
      "@AvroName(\"a\") @io.avrodyne.api.AvroAlias({\"b\", \"c\"}) @io.avrodyne.api.AvroDoc(\"d\")"
          + " @io.avrodyne.api.AvroProp(key = \"k\", value = \"1\")"
          + " @io.avrodyne.api.AvroProp(key = \"l\", value = \"2\")";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "record Order(@X String id) {}",
        "record Order(String id) { @X public String id() { return id; } }",
        "class Order { @X String id; }",
        "class Order { String id; @X String getId() { return id; } }",
        "class Order { String id; @X void setId(String id) { this.id = id; } }",
        "class Order { String id; @X String getId() { return id; } @X void setId(String id) {} }",
        "interface Order { @X String id(); static Order of(String id) { return () -> id; } }"
      })
  void annotationsCountOnFieldsComponentsAndAccessors(String type) {
    Schema.Field field = schema("@AvroRecord " + type.replace("@X", MARKED)).getFields().get(0);
    assertEquals("a", field.name());
    assertEquals(Set.of("b", "c"), field.aliases());
    assertEquals("d", field.doc());
    assertEquals("1", field.getProp("k"));
    assertEquals("2", field.getProp("l"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "record Order(@X String id) {}",
        "record Order(String id) { @X public String id() { return id; } }",
        "class Order { @X String id; }",
        "class Order { String id; @X String getId() { return id; } }",
        "class Order { String id; void setId(@X String id) { this.id = id; } }",
        "class Order extends Base<@X String> {} class Base<T> { T id; }",
        "class Order { java.lang.@X String id; }",
        "interface Order { @X String id(); static Order of(String id) { return () -> id; } }"
      })
  void annotationsCountOnTypes(String type) {
    Schema schema = schema("@AvroRecord " + type.replace("@X", "@AvroNullable"));
    assertEquals("[\"null\",\"string\"]", schema.getFields().get(0).schema().toString());
  }

  @Test
  void annotationInFrontOfAnArrayIsNotOneOfItsItems() {
    Schema schema =
        schema(
            """
            @AvroRecord class Order {
              @AvroNullable String[] a; String @AvroNullable [] b; @AvroNullable String @AvroNullable [] c;
              private String[][] f;
              @AvroNullable String[][] getF() { return f; }
              void setF(String[][] f) { this.f = f; }
            }
            """);
    String strings = "{\"type\":\"array\",\"items\":\"string\"}";
    assertEquals("[\"null\"," + strings + "]", type(schema, "a"));
    assertEquals("[\"null\"," + strings + "]", type(schema, "b"));
    assertEquals("[\"null\"," + strings + "]", type(schema, "c"));
    assertEquals("[\"null\",{\"type\":\"array\",\"items\":" + strings + "}]", type(schema, "f"));
  }

  @Test
  void annotationsOfApacheCountAsOurs() {
    Schema schema =
        schema(
            """
            @AvroRecord @org.apache.avro.reflect.AvroDoc("t")
            @org.apache.avro.reflect.AvroAlias(alias = "Old", space = "past")
            @org.apache.avro.reflect.AvroMeta(key = "k", value = "v")
            class Order {
              @org.apache.avro.reflect.AvroName("a") @org.apache.avro.reflect.AvroDoc("d") int id;
              @org.apache.avro.reflect.AvroAlias(alias = "b")
              @org.apache.avro.reflect.AvroAlias(alias = "c")
              @org.apache.avro.reflect.AvroMeta(key = "k", value = "1")
              @org.apache.avro.reflect.AvroMeta(key = "l", value = "2")
              int aliased;
              @org.apache.avro.reflect.AvroIgnore Object ignored;
              @org.apache.avro.reflect.Nullable String text;
              @org.apache.avro.reflect.AvroDefault("3") int count;
            }
            """);
    assertEquals(Set.of("past.Old"), schema.getAliases());
    assertEquals("t", schema.getDoc());
    assertEquals("v", schema.getProp("k"));
    assertEquals("d", schema.getField("a").doc());
    assertEquals(Set.of("b", "c"), schema.getField("aliased").aliases());
    assertEquals("2", schema.getField("aliased").getProp("l"));
    assertEquals("[\"null\",\"string\"]", type(schema, "text"));
    assertEquals(3, schema.getField("count").defaultVal());
    assertEquals(4, schema.getFields().size());
  }

  @Test
  void fieldsOfTheReflectProfileAreInApachesOrder() {
    Compilation compilation = compile(ORDER_OF_REFLECT);
    GeneratedClasses classes = new GeneratedClasses(compilation);
    assertEquals(
        names(ReflectData.get().getSchema(classes.load("shop.Order"))),
        names(classes.codecOf("shop.Order").schema()));
  }

  private static final String ORDER_OF_REFLECT =
      """
      @AvroRecord(profile = io.avrodyne.api.Profile.REFLECT) class Order extends Middle {
        int m; int b; int Z; int a1; int a_;
      }
      class Middle extends Base { int y; int x; }
      class Base { int z; int B; int a; @org.apache.avro.reflect.AvroIgnore int q;
        @org.apache.avro.reflect.AvroName("c") int k; }
      """;

  @Test
  void componentsOfTheReflectProfileAreSorted() {
    RoundTrip.of(
            "@AvroRecord(profile = io.avrodyne.api.Profile.REFLECT) record Order(int z, int a) {}")
        .assertEncodes("new Order(1, 7)", 14, 2);
  }

  @Test
  void settingsOfTheTypeWinOverThoseOfItsConfig() {
    String config =
        """
        @io.avrodyne.api.AvroConfig(nullability = Nullability.REFERENCES, nullOrder = NullOrder.LAST)
        class Shared {}
        """;
    assertEquals(
        "[\"string\",\"null\"]",
        type(
            schema("@AvroRecord(config = Shared.class) class Order { String id; }" + config),
            "id"));
    assertEquals(
        "[\"null\",\"string\"]",
        type(
            schema(
                "@AvroRecord(config = Shared.class, nullOrder = NullOrder.FIRST)"
                    + " class Order { String id; }"
                    + config),
            "id"));
    assertEquals(
        "\"string\"",
        type(
            schema(
                "@AvroRecord(config = Shared.class, nullability = Nullability.NON_NULL)"
                    + " class Order { String id; }"
                    + config),
            "id"));
  }

  @Test
  void typesOfTheConfigAreImported() {
    RoundTrip.of(
            "@AvroRecord(config = Shared.class) record Order(Line line, base.Far far) {}",
            "@io.avrodyne.api.AvroConfig @io.avrodyne.api.AvroImport({Line.class, base.Far.class})"
                + " class Shared {}",
            "record Line(int id) {}")
        .with("package base; public record Far(int id) {}")
        .assertEncodes("new Order(new Line(7), new base.Far(1))", 14, 2);
  }

  @Test
  void typeWaitsForTheConfigThatIsGenerated() {
    RoundTrip.of("@AvroRecord(config = Shared.class) record Order(String id) {}")
        .generating(
            "@io.avrodyne.api.AvroConfig(nullability = Nullability.REFERENCES) class Shared {}")
        .assertEncodes("new Order(\"i\")", 2, 2, 'i');
  }

  private static Schema schema(String source) {
    return new Schema.Parser().parse(TestCompiler.schemaFile(compile(source), "shop.Order"));
  }

  private static Compilation compile(String source) {
    Compilation compilation = TestCompiler.compile(new JavaFileObject[] {Sources.inShop(source)});
    assertThat(compilation).succeededWithoutWarnings();
    return compilation;
  }

  private static String type(Schema schema, String field) {
    return schema.getField(field).schema().toString();
  }

  private static List<String> names(Schema schema) {
    return schema.getFields().stream().map(Schema.Field::name).toList();
  }
}
