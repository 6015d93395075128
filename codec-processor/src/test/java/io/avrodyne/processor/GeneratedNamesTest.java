package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compiles what makes generated code hide names, or name what is not there. */
class GeneratedNamesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Failures",
        "AvroInput",
        "OrderAvroCodec",
        "LineAvroCodec",
        "com",
        "io",
        "java",
        "held",
        "b"
      })
  void propertiesHideNoClassAndNoPackage(String name) {
    requireCompiles(
        "@AvroRecord record Order(String "
            + name
            + ", com.acme.Money one, com.other.Money two, Line line,"
            + " Wrapped wrapped, @AvroNullable List<Line> lines) {}",
        "@AvroRecord record Line(int count) {}",
        "@AvroValue record Wrapped(@AvroNullable List<Line> lines) {}",
        "package com.acme; @io.avrodyne.api.AvroRecord public record Money(long cents) {}",
        "package com.other; @io.avrodyne.api.AvroRecord public record Money(long cents) {}");
  }

  @Test
  void branchesThatCannotOccurAreLeftOut() {
    requireCompiles(
        "@AvroRecord record Order(Expr<Integer> number, Expr<Boolean> flag) {}",
        "sealed interface Expr<T> permits Num, Truth, Not, If, Big {}",
        "@AvroRecord record Truth(boolean value) implements Expr<Boolean> {}",
        "@AvroRecord record Num(int value) implements Expr<Integer> {}",
        "@AvroRecord record Not(Expr<Boolean> inner) implements Expr<Boolean> {}",
        "@AvroRecord record If<T>(Expr<Boolean> test, Expr<T> one, Expr<T> other)"
            + " implements Expr<T> {}",
        "@AvroRecord record Big<N extends Number>(N value) implements Expr<N> {}");
  }

  @Test
  void annotationsOnTypeVariablesAndTheirArgumentsCount() {
    Compilation compilation =
        requireCompiles(
            "@AvroRecord class Order extends Base<@AvroNullable String> {"
                + " Page<@AvroNullable String> page; Page<Integer> other; }",
            "class Base<T> { List<T> plain; List<@AvroNullable T> marked; }",
            "@AvroRecord record Page<T>(List<T> items, java.util.Map<String, @AvroNullable T> map) {}");
    assertEquals(
        "{\"type\":\"record\",\"name\":\"Order\",\"namespace\":\"shop\",\"fields\":["
            + "{\"name\":\"plain\",\"type\":{\"type\":\"array\",\"items\":[\"null\",\"string\"]}},"
            + "{\"name\":\"marked\",\"type\":{\"type\":\"array\",\"items\":[\"null\",\"string\"]}},"
            + "{\"name\":\"page\",\"type\":{\"type\":\"record\",\"name\":\"Page_Nullable_String\","
            + "\"fields\":[{\"name\":\"items\",\"type\":{\"type\":\"array\",\"items\":[\"null\",\"string\"]}},"
            + "{\"name\":\"map\",\"type\":{\"type\":\"map\",\"values\":[\"null\",\"string\"]}}]}},"
            + "{\"name\":\"other\",\"type\":{\"type\":\"record\",\"name\":\"Page_Integer\","
            + "\"fields\":[{\"name\":\"items\",\"type\":{\"type\":\"array\",\"items\":\"int\"}},"
            + "{\"name\":\"map\",\"type\":{\"type\":\"map\",\"values\":[\"null\",\"int\"]}}]}}]}",
        TestCompiler.schemaFile(compilation, "shop.Order").strip());
  }

  @Test
  void annotationInFrontOfBytesWithinAnotherTypeIsTheirs() {
    Compilation compilation =
        requireCompiles(
            "@AvroRecord record Order(List<@io.avrodyne.api.AvroFixed(size = 5, name = \"F\") byte[]> all) {}");
    assertEquals(
        "{\"type\":\"record\",\"name\":\"Order\",\"namespace\":\"shop\",\"fields\":[{\"name\":\"all\","
            + "\"type\":{\"type\":\"array\",\"items\":{\"type\":\"fixed\",\"name\":\"F\",\"size\":5}}}]}",
        TestCompiler.schemaFile(compilation, "shop.Order").strip());
  }

  private static Compilation requireCompiles(String... sources) {
    Compilation compilation =
        TestCompiler.compile(
            List.of(sources).stream()
                .map(
                    source ->
                        source.startsWith("package ") ? Sources.of(source) : Sources.inShop(source))
                .toArray(JavaFileObject[]::new));
    assertEquals(
        Compilation.Status.SUCCESS,
        compilation.status(),
        () -> compilation.diagnostics().toString());
    return compilation;
  }
}
