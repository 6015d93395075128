package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.stream.Stream;

/** Lists inputs whose annotations contradict each other or lead nowhere. */
final class BadMarkers {

  private BadMarkers() {}

  static Stream<BadInput> all() {
    return Stream.of(
        onGetter("AvroName", "@AvroName(\"a\")", "@AvroName(\"b\") // BAD"),
        onGetter(
            "AvroAlias",
            "@org.apache.avro.reflect.AvroAlias(alias = \"a\")",
            "@io.avrodyne.api.AvroAlias(\"b\") // BAD"),
        onGetter(
            "AvroProp",
            "@io.avrodyne.api.AvroProp(key = \"k\", value = \"a\")",
            "@io.avrodyne.api.AvroProp(key = \"k\", value = \"b\") // BAD"),
        onGetter(
            "AvroFixed",
            "@io.avrodyne.api.AvroFixed(size = 1)",
            "@io.avrodyne.api.AvroFixed(size = 1, name = \"N\") // BAD"),
        onAccessorOfRecord(),
        ignored(),
        config("config = String.class // BAD"),
        config("config = int.class // BAD"),
        config("config = int[].class // BAD"),
        configOfUnion(),
        forms("decimal = @AvroDecimal(precision = 9), // BAD\ndecimalForm = DecimalForm.STRING"),
        forms("decimal = {@AvroDecimal(precision = 9), @AvroDecimal(precision = 8)} // BAD\n"),
        config("name = \"O\", config = List.class // BAD"),
        ofApache("@org.apache.avro.reflect.AvroSchema(\"\\\"string\\\"\")"),
        ofApache(
            "@org.apache.avro.reflect.AvroEncode(using = org.apache.avro.reflect.DateAsLongEncoding.class)"));
  }

  private static BadInput onGetter(String annotation, String first, String second) {
    return BadInput.of(
        Code.CONFLICT,
        "Order.hash has two different @" + annotation + " annotations, on hash and on getHash().",
        "Remove one of them.",
        """
        @AvroRecord
        class Order {
          %s
          byte[] hash;
          %s
          byte[] getHash() { return hash; }
        }
        """
            .formatted(first, second));
  }

  private static BadInput ignored() {
    return BadInput.of(
        Code.IGNORED_FIELD,
        "Order.key is marked with @JsonIgnore on its getter getKey.",
        "with ignoredElsewhere in @AvroRecord or @AvroConfig.",
        """
        @AvroRecord
        class Order {
          private int key;
          @com.fasterxml.jackson.annotation.JsonIgnore // BAD
          int getKey() { return key; }
          void setKey(int key) { this.key = key; }
        }
        """);
  }

  private static BadInput onAccessorOfRecord() {
    return BadInput.of(
        Code.CONFLICT,
        "Order.id has two different @AvroName annotations, on id and on id().",
        "Remove one of them.",
        """
        @AvroRecord
        record Order(@AvroName("a") int id) {
          @Override
          @AvroName("b") // BAD
          public int id() { return id; }
        }
        """);
  }

  private static BadInput config(String attribute) {
    return BadInput.of(
        Code.CONFIG,
        "Order names the config ",
        "Annotate it with @AvroConfig, or name another class.",
        "@AvroRecord(\n" + attribute + "\n)\nrecord Order(int id) {}");
  }

  private static BadInput configOfUnion() {
    return BadInput.of(
        Code.CONFIG,
        "Order names the config java.lang.String, which has no @AvroConfig.",
        "Annotate it with @AvroConfig, or name another class.",
        "@AvroUnion(value = A.class,\nconfig = String.class) // BAD\n"
            + "interface Order {} @AvroRecord record A(int id) implements Order {}");
  }

  private static BadInput forms(String attributes) {
    return BadInput.of(
        Code.CONFIG,
        "Shared gives several forms to decimals.",
        "Keep a single @AvroDecimal in decimal, or decimalForm.",
        "@AvroRecord(config = Shared.class) record Order(int id) {}\n"
            + "@AvroRecord(config = Shared.class) record Line(int id) {}\n"
            + "@AvroConfig(\n"
            + attributes.replace("DecimalForm", "io.avrodyne.api.DecimalForm")
            + ")\nclass Shared {}");
  }

  private static BadInput ofApache(String annotation) {
    return BadInput.of(
        Code.MISPLACED,
        "Order.at is marked with @Avro",
        "Use a converter with @AvroConvert instead.",
        """
        @AvroRecord
        class Order {
          %s // BAD
          java.util.Date at;
        }
        """
            .formatted(annotation));
  }
}
