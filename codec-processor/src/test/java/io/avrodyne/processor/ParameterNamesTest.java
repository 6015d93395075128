package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.testing.compile.Compilation;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Constructors and static methods whose parameters are matched by an annotation or by type. */
class ParameterNamesTest {

  private static final String JACKSON =
      """
      package com.fasterxml.jackson.annotation;
      public @interface JsonCreator {}
      """;
  private static final String JACKSON_PROPERTY =
      """
      package com.fasterxml.jackson.annotation;
      public @interface JsonProperty { String value() default ""; }
      """;

  /** The fields are 7 and 1 in each case. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "| Order(@AvroName(\"id\") int a, @AvroName(\"price\") int b)",
        "@AvroName(\"n\")| Order(@AvroName(\"n\") int a, int price)",
        "| @java.beans.ConstructorProperties({\"id\", \"price\"}) Order(int a, int b)",
        "| Order(@JsonProperty(\"id\") int a, @JsonProperty(\"price\") int b)",
        "@JsonProperty(\"the_id\")| @JsonCreator Order(@JsonProperty(\"the_id\") int a, @JsonProperty int price)",
        "| @AvroCreator Order(int id, @AvroName(\"price\") int b)",
      })
  void annotationsNameTheParameters(String field, String constructor) {
    int first = constructor.contains("int a") ? 'a' : 'i';
    trip("""
            @AvroRecord class Order {
              %s private final int id; private final int price;
              %s { this.id = %s; this.price = %s; }
              int getId() { return id; }
              int getPrice() { return price; }
            }
            """
            .formatted(
                field == null ? "" : field,
                constructor,
                first == 'a' ? "a" : "id",
                constructor.contains("int b") ? "b" : "price"))
        .assertEncodes("new Order(7, 1)", 14, 2);
  }

  /** The parameters have each other's names; the annotations say what they take. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Order(@AvroName(\"id\") int price, @AvroName(\"price\") int id)",
        "@java.beans.ConstructorProperties({\"id\", \"price\"}) Order(int price, int id)",
        "Order(@JsonProperty(\"id\") int price, @JsonProperty(\"price\") int id)",
        "@AvroCreator Order(@AvroName(\"id\") int price, @AvroName(\"price\") int id)",
      })
  void anAnnotationComesBeforeTheNameOfTheParameter(String constructor) {
    trip("""
            @AvroRecord class Order {
              final int id; final int price;
              %s { this.id = price; this.price = id; }
            }
            """
            .formatted(constructor))
        .assertEncodes("new Order(7, 1)", 14, 2);
  }

  @Test
  void aFieldIsFoundByItsNameInJsonBeforeItsNameInJava() {
    trip("""
            @AvroRecord class Order {
              @JsonProperty("price") final int id; @JsonProperty("id") final int price;
              @JsonCreator Order(@JsonProperty("price") int a, @JsonProperty("id") int b) { id = a; price = b; }
            }
            """)
        .assertEncodes("new Order(7, 1)", 14, 2);
  }

  @Test
  void aGetterMayGiveTheNameInJson() {
    trip("""
            @AvroRecord class Order {
              private final int id; private final int price;
              @JsonCreator Order(@JsonProperty("price") int a, @JsonProperty("id") int b) { id = a; price = b; }
              @com.fasterxml.jackson.annotation.JsonGetter("price") int getId() { return id; }
              @com.fasterxml.jackson.annotation.JsonGetter("id") int getPrice() { return price; }
            }
            """)
        .with(
            "package com.fasterxml.jackson.annotation; public @interface JsonGetter { String value(); }")
        .assertEncodes("new Order(7, 1)", 14, 2);
  }

  @Test
  void anAnnotationThatNamesNoFieldLeavesTheNameOfTheParameter() {
    trip("""
            @AvroRecord class Order {
              final int id; final int price;
              @JsonCreator Order(@JsonProperty("the_id") int id, int price) { this.id = id; this.price = price; }
            }
            """)
        .assertEncodes("new Order(7, 1)", 14, 2);
  }

  @Test
  void annotationsThatNameDifferentFieldsAreRejected() {
    assertThat(
            compile(
                """
                @AvroRecord class Order {
                  final int id; final int price;
                  Order(@AvroName("id") @com.fasterxml.jackson.annotation.JsonProperty("price") int a,
                      int price) { this.id = a; this.price = price; }
                }
                """))
        .hadErrorContaining(
            "Order has annotations on the parameter a of its constructor that name different fields.");
  }

  @Test
  void twoParametersForOneFieldAreRejected() {
    assertThat(
            compile(
                """
                @AvroRecord class Order {
                  final int id; final int price;
                  Order(@AvroName("price") int id, int price) { this.id = id; this.price = price; }
                }
                """))
        .hadErrorContaining("[AvroNoConstructor]");
  }

  private static Compilation compile(String order) {
    return TestCompiler.compile(Sources.inShop(order), Sources.of(JACKSON_PROPERTY));
  }

  @Test
  void annotatedConstructorIsChosenAmongThoseThatMatch() {
    trip("""
            @AvroRecord class Order {
              final int id; final int price;
              Order(int id, int price) { throw new AssertionError(); }
              @JsonCreator Order(int price, @JsonProperty("id") int id, Void... none) { throw new AssertionError(); }
              @JsonCreator static Order of(int id, int price) { return new Order(price, id, 0L); }
              private Order(int price, int id, long hidden) { this.id = id; this.price = price; }
            }
            """
            .replace(
                "Order(int id, int price) { throw", "private Order(int id, int price) { throw"))
        .assertEncodes("Order.of(7, 1)", 14, 2);
  }

  @Test
  void markedCreatorComesBeforeEverythingElse() {
    trip("""
            @AvroRecord class Order {
              int id; int price;
              Order() { throw new AssertionError(); }
              Order(int id, int price) { throw new AssertionError(); }
              static Order builder() { throw new AssertionError(); }
              private Order(long made, int id) { this.id = id; }
              @AvroCreator static Order of(int id) { return new Order(0L, id); }
              static Order of(int id, int price) { Order order = of(id); order.price = price; return order; }
            }
            """)
        .assertEncodes("Order.of(7, 1)", 14, 2);
  }

  @Test
  void markedCreatorOfARecordIsUsed() {
    trip("""
            @AvroRecord record Order(int id, int price) {
              Order { if (price == 3) throw new AssertionError(); }
              @AvroCreator static Order of(int price, int id) { return new Order(id, price); }
            }
            """)
        .assertEncodes("new Order(7, 1)", 14, 2);
  }

  @Test
  void markedConstructorWithoutParametersUsesSetters() {
    trip("""
            @AvroRecord class Order {
              int id; int price;
              @AvroCreator Order() {}
              static Builder builder() { throw new AssertionError(); }
              static class Builder {
                Builder id(int id) { return this; }
                Builder price(int price) { return this; }
                Order build() { return new Order(); }
              }
              static Order of() { Order order = new Order(); order.id = 7; order.price = 1; return order; }
            }
            """)
        .assertEncodes("Order.of()", 14, 2);
  }

  @Test
  void constructorMayTakeSomeFields() {
    trip("""
            @AvroRecord class Order {
              private final int id; private int price; private String note = "";
              Order(int id) { this.id = id; }
              int getId() { return id; }
              int getPrice() { return price; }
              String getNote() { return note; }
              void setPrice(int price) { this.price = price; }
              Order setNote(String note) { this.note = note; return this; }
              static Order of() { Order order = new Order(7); order.setPrice(1); return order.setNote("n"); }
            }
            """)
        .assertEncodes("Order.of()", 14, 2, 2, 'n');
  }

  @Test
  void ofSeveralConstructorsThatTakeSomeFieldsTheOneThatTakesMostIsUsed() {
    trip("""
            @AvroRecord class Order {
              private int id; int price; int sum;
              Order(int id) { throw new AssertionError(); }
              Order(int sum, int id) { this.id = id; this.sum = sum; }
              int getId() { return id; }
            }
            """)
        .assertEncodes("new Order(1, 7)", 14, 0, 2);
  }

  @Test
  void classFileWithoutNamesIsMatchedByTypesWhereMarked(@TempDir Path folder) {
    assertThat(withHeld(folder, "@io.avrodyne.api.AvroCreator", "int")).succeededWithoutWarnings();
  }

  @ParameterizedTest
  @CsvSource({"'', int, -parameters", "@io.avrodyne.api.AvroCreator, String, differ in type"})
  void otherClassFilesWithoutNamesAreRefused(
      String annotation, String type, String reason, @TempDir Path folder) {
    Compilation compilation = withHeld(folder, annotation, type);
    assertThat(compilation).hadErrorContaining("has no parameter names in its class file");
    assertThat(compilation).hadErrorContaining(reason);
  }

  /** Compiles a class file whose constructor takes a field of a type and a string. */
  private static Compilation withHeld(Path folder, String annotation, String type) {
    CompiledTypes types = new CompiledTypes(folder);
    Compilation held =
        types.compile(
            Sources.of(
                """
                package base;
                public class Held {
                  private final %1$s id; private final String note;
                  %2$s public Held(%1$s a, String b) { id = a; note = b; }
                  public %1$s getId() { return id; }
                  public String getNote() { return note; }
                }
                """
                    .formatted(type, annotation)));
    return types
        .add(held, "nothing")
        .compile(
            Sources.inShop(
                "@AvroRecord @io.avrodyne.api.AvroImport(base.Held.class) record Order(base.Held held) {}"));
  }

  private static RoundTrip trip(String order) {
    return RoundTrip.of(
            order
                .replace("@JsonCreator", "@com.fasterxml.jackson.annotation.JsonCreator")
                .replace("@JsonProperty", "@com.fasterxml.jackson.annotation.JsonProperty"))
        .with(JACKSON)
        .with(JACKSON_PROPERTY);
  }
}
