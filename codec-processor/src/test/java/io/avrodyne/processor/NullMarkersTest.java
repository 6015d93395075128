package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import javax.tools.JavaFileObject;
import org.apache.avro.Schema;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Annotations that say whether a field may be null, known by their simple names. */
class NullMarkersTest {

  private static final String STRING = "\"string\"";
  private static final String NULLABLE = "[\"null\",\"string\"]";

  @ParameterizedTest
  @ValueSource(strings = {"Nullable", "CheckForNull"})
  void fieldIsNullable(String annotation) {
    assertEquals(NULLABLE, typeOfId("", "class Order { @X String id; }", annotation));
    assertEquals(
        "[\"null\",{\"type\":\"array\",\"items\":[\"null\",\"string\"]}]",
        typeOfId("", "record Order(@X List<@X String> id) {}", annotation));
  }

  @ParameterizedTest
  @CsvSource({"NonNull, REFERENCES", "NotNull, ALL", "Nonnull, REFERENCES", "NonNull, ALL"})
  void fieldIsExemptFromTheNullability(String annotation, String nullability) {
    String settings = "(nullability = Nullability." + nullability + ")";
    for (String type : PLACES) {
      assertEquals(STRING, typeOfId(settings, type, annotation), type);
    }
    assertEquals("\"int\"", typeOfId("", "class Order { @X int id; }", annotation));
    assertEquals(
        NULLABLE, typeOfId(settings, "class Order { String id; @X String other; }", annotation));
  }

  private static final String[] PLACES = {
    "record Order(@X String id) {}",
    "record Order(String id) { @X public String id() { return id; } }",
    "class Order { @X String id; }",
    "class Order { String id; @X String getId() { return id; } }",
    "class Order { String id; void setId(@X String id) { this.id = id; } }",
    "class Order extends Base<@X String> {} class Base<T> { T id; }",
    "interface Order { @X String id(); static Order of(String id) { return () -> id; } }",
  };

  @ParameterizedTest
  @ValueSource(strings = {"NON_NULL", "REFERENCES", "ALL"})
  void fieldWithBothIsNullable(String nullability) {
    String settings = "(nullability = Nullability." + nullability + ")";
    assertEquals(
        NULLABLE, typeOfId(settings, "class Order { @AvroNullable @X String id; }", "NotNull"));
    assertEquals(
        NULLABLE,
        typeOfId(
            settings,
            "class Order { @X String id; @AvroNullable String getId() { return id; } }",
            "NotNull"));
  }

  private static String typeOfId(String settings, String type, String annotation) {
    Compilation compilation =
        TestCompiler.compile(
            new JavaFileObject[] {
              Sources.inShop("@AvroRecord" + settings + " " + type.replace("@X", "@" + annotation)),
              declared(annotation)
            });
    assertThat(compilation).succeededWithoutWarnings();
    return new Schema.Parser()
        .parse(TestCompiler.schemaFile(compilation, "shop.Order"))
        .getField("id")
        .schema()
        .toString();
  }

  /** The annotation is of no library: its simple name alone counts. */
  private static JavaFileObject declared(String annotation) {
    return Sources.of(
        "package shop; import java.lang.annotation.*; @Target({ElementType.FIELD,"
            + " ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE_USE}) @interface "
            + annotation
            + " {}");
  }
}
