package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroCodec;
import javax.tools.JavaFileObject;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields that the settings make nullable although their class has no place for null. */
class NullObstaclesTest {

  private static final String[] INTEGERS = {
    "class Order { private Integer id; int getId() { return id; }"
        + " void setId(Integer id) { this.id = id; } }",
    "class Order { private Integer id; Integer getId() { return id; }"
        + " void setId(int id) { this.id = id; } }",
    "class Order { private Integer id; Integer getId() { return id; }"
        + " void setId(long id) { this.id = (int) id; } }",
    "class Order { private final Integer id; Order(int id) { this.id = id; }"
        + " Integer getId() { return id; } }",
    "class Order { private Integer id; private Order() {} static Order of(int id) {"
        + " Order made = new Order(); made.id = id; return made; } Integer getId() { return id; } }",
    "class Order { private final Integer id; private Order(Integer id) { this.id = id; }"
        + " Integer getId() { return id; } static Builder builder() { return new Builder(); }"
        + " static class Builder { private int id; Builder id(int id) { this.id = id; return this; }"
        + " Order build() { return new Order(id); } } }",
    "interface Order { Integer id(); static Order of(int id) { return () -> id; } }",
    "class Order { private final Integer id; Order(@NonNull Integer id) { this.id = id; }"
        + " Integer getId() { return id; } }",
    "class Order { private final Integer id; private Order(Integer id) { this.id = id; }"
        + " Integer getId() { return id; } static Builder builder() { return new Builder(); }"
        + " static class Builder { private Integer id;"
        + " Builder id(@NonNull Integer id) { this.id = id; return this; }"
        + " Order build() { return new Order(id); } } }",
    "record Order(Integer id) { Order(@NonNull Integer id) { this.id = id; } }",
  };

  private static final String[] COLLECTIONS = {
    "class Order { private final List<String> id = new ArrayList<>();"
        + " List<String> getId() { return id; } }",
    "class Order { private List<String> id = new ArrayList<>();"
        + " Collection<String> getId() { return id; } }",
    "class Order { final List<String> id = new ArrayList<>(); }",
    "class Order { private final List<String> id; private Order(List<String> id) { this.id = id; }"
        + " List<String> getId() { return id; } static Builder builder() { return new Builder(); }"
        + " static class Builder { private final List<String> id = new ArrayList<>();"
        + " Builder addAllId(Iterable<String> more) { more.forEach(id::add); return this; }"
        + " Order build() { return new Order(id); } } }",
  };

  static String[] integers() {
    return INTEGERS.clone();
  }

  static String[] collections() {
    return COLLECTIONS.clone();
  }

  @ParameterizedTest
  @MethodSource("integers")
  void boxThatBecomesAPrimitiveStaysNonNull(String type) {
    assertEquals("\"int\"", typeOfId("REFERENCES", type));
    assertEquals("\"int\"", typeOfId("ALL", type));
  }

  @ParameterizedTest
  @MethodSource("collections")
  void collectionThatIsFilledStaysNonNull(String type) {
    String strings = "{\"type\":\"array\",\"items\":\"string\"}";
    assertEquals(strings, typeOfId("REFERENCES", type));
    assertEquals(strings, typeOfId("ALL", type));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class Order { private final Map<String, Long> id = new HashMap<>();"
            + " Map<String, Long> getId() { return id; } }",
        "@AvroRecord(nullability = Nullability.REFERENCES, access = io.avrodyne.api.Access.PRIVATE)"
            + " class Order { private final Map<String, Long> id = new HashMap<>(); }",
      })
  void mapThatIsFilledStaysNonNull(String type) {
    assertEquals("{\"type\":\"map\",\"values\":\"long\"}", typeOfId("REFERENCES", type));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class Order { private Integer id; Integer getId() { return id; }"
            + " void setId(Integer id) { this.id = id; } }",
        "class Order { private Integer id; Integer getId() { return id; }"
            + " void setId(Number id) { this.id = (Integer) id; } }",
        "class Order { Integer id; int getId() { return id; } void setId(int id) { this.id = id; } }",
        "record Order(Integer id) {}",
        "record Order(Integer id) { Order(int id, int other) { this(id); } }",
      })
  void fieldThatHoldsNullIsNullable(String type) {
    assertEquals("[\"null\",\"int\"]", typeOfId("REFERENCES", type));
  }

  @Test
  void generatedClassThatRejectsNullHasNullableFieldsOnlyByAnnotation() {
    String type =
        "@com.google.auto.value.AutoValue abstract class Order { abstract String id();"
            + " @Nullable abstract String note();"
            + " static Order of(String id, String note) { return new AutoValue_Order(id, note); } }"
            + " final class AutoValue_Order extends Order { private final String a;"
            + " private final String b; AutoValue_Order(String a, String b) { this.a = a; this.b = b;"
            + " } String id() { return a; } String note() { return b; } }";
    Schema schema = schemaOf("REFERENCES", type);
    assertEquals("\"string\"", schema.getField("id").schema().toString());
    assertEquals("[\"null\",\"string\"]", schema.getField("note").schema().toString());
  }

  @Test
  void reflectionKeepsItsSchemas() {
    String type =
        "@AvroRecord(nullability = Nullability.REFERENCES, profile = io.avrodyne.api.Profile.REFLECT)"
            + " class Order { private Integer id; int getId() { return id; }"
            + " void setId(Integer id) { this.id = id; } }";
    assertEquals("[\"null\",\"int\"]", typeOfId("REFERENCES", type));
  }

  @Test
  void messageAboutAFilledCollectionNamesTheWholePath() {
    Compilation compilation =
        compile(
            "@AvroRecord class Order { List<Line> lines; @AvroRecord(profile = io.avrodyne.api.Profile.REFLECT,"
                + " nullability = Nullability.REFERENCES) static class Line {"
                + " private final List<String> tags = new ArrayList<>();"
                + " public List<String> getTags() { return tags; } } }");
    assertThat(compilation).succeededWithoutWarnings();
    AvroCodec<Object> codec = new GeneratedClasses(compilation).codecOf("shop.Order");
    DecodeException failure =
        assertThrows(DecodeException.class, () -> codec.decode(new byte[] {2, 0, 0}));
    assertTrue(failure.getMessage().contains("lines[0].tags"), failure.getMessage());
    assertTrue(
        failure.getMessage().contains("null read for a collection that has no setter"),
        failure.getMessage());
  }

  private static String typeOfId(String nullability, String type) {
    return schemaOf(nullability, type).getField("id").schema().toString();
  }

  private static Schema schemaOf(String nullability, String type) {
    String annotation = "@AvroRecord(nullability = Nullability." + nullability + ") ";
    Compilation compilation = compile(type.startsWith("@AvroRecord") ? type : annotation + type);
    assertThat(compilation).succeededWithoutWarnings();
    return new Schema.Parser().parse(TestCompiler.schemaFile(compilation, "shop.Order"));
  }

  private static Compilation compile(String type) {
    return TestCompiler.compile(
        new JavaFileObject[] {
          Sources.inShop(type),
          Sources.of("package shop; @interface NonNull {}"),
          Sources.of("package shop; @interface Nullable {}"),
          Sources.of("package com.google.auto.value; public @interface AutoValue {}")
        });
  }
}
