package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/** Inputs with converters that cannot be used, or cannot be used in their place. */
final class BadConverters {

  private static final String MONEY = "record Money(long cents) {}";
  private static final String BODY =
      """
       {
        public String toAvro(Money value) { return ""; }
        public Money fromAvro(String value) { return new Money(0); }
      }
      """;
  private static final String GOOD = "class Text implements AvroConverter<Money, String>" + BODY;

  private BadConverters() {}

  static Stream<BadInput> all() {
    return Stream.of(
            faults(),
            Stream.of(
                otherType("String", "java.lang.String"),
                otherType("List<String>", "java.lang.String"),
                otherType("int", "int"),
                otherTypeOfDeclaration(),
                absentSide(),
                namedSide("MoneyData", "@AvroRecord record MoneyData(long cents) {}"),
                namedSide("MoneyData", "enum MoneyData { ALL }"),
                twoLogicalTypes(),
                misplaced(),
                property("type", "@AvroProp(key = \"type\", value = \"x\")"),
                property("logicalType", "@AvroProp(key = \"logicalType\", value = \"x\")"),
                property(
                    "unit",
                    "@AvroProp(key = \"unit\", value = \"x\") @AvroProp(key = \"unit\", value = \"y\")")),
            Stream.of(faultOfConfig(), twoOfConfig()))
        .flatMap(cases -> cases);
  }

  private static Stream<BadInput> faults() {
    return Stream.of(
        fault("is not a converter", "or name another class.", "class Text {}"),
        fault("is not a converter", "or name another class.", "interface Text {}"),
        fault(
            "implements several converter interfaces",
            "Split it into one class for each interface.",
            """
            class Text implements AvroConverter<Money, String>, AvroIntConverter<Money> {
              public String toAvro(Money value) { return ""; }
              public Money fromAvro(String value) { return new Money(0); }
              public Money fromAvro(int value) { return new Money(0); }
            }
            """),
        fault(
            "does not specify the types that it converts",
            "as in AvroConverter<Money, String>.",
            """
            @SuppressWarnings("rawtypes")
            class Text implements AvroConverter {
              public Object toAvro(Object value) { return ""; }
              public Object fromAvro(Object value) { return new Money(0); }
            }
            """),
        fault(
            "does not specify the types that it converts",
            "as in AvroConverter<Money, String>.",
            "class Text<T> implements AvroConverter<Money, String>" + BODY),
        fault(
            "is abstract",
            "Name a concrete class.",
            "abstract class Text implements AvroConverter<Money, String>" + BODY),
        fault(
            "is abstract",
            "Name a concrete class.",
            "interface Text extends AvroConverter<Money, String> {}"),
        fault(
            "has no constructor without parameters that the codec can call",
            "Add one.",
            GOOD.replaceFirst("\\{", "{ private Text() {}")),
        fault(
            "has no constructor without parameters that the codec can call",
            "Add one.",
            GOOD.replaceFirst("\\{", "{ Text(int any) {}")),
        ofNested("private static ", "is not accessible to the codec", "Make it public."),
        ofNested("", "is an inner class", "Make it static."),
        ofOtherPackage());
  }

  private static BadInput fault(String finding, String nextStep, String converter) {
    return bad(
        "Order.odd names shop.Text, which " + finding + ".",
        nextStep,
        component("@AvroConvert(using = Text.class) Money"),
        converter);
  }

  private static BadInput ofNested(String modifiers, String finding, String nextStep) {
    return bad(
        "Order.odd names shop.Order.Inner, which " + finding + ".",
        nextStep,
        """
        @AvroRecord
        class Order {
          @AvroConvert(using = Inner.class) // BAD
          Money odd;
          %s%s
        }
        """
            .formatted(modifiers, GOOD.replace("Text", "Inner")));
  }

  private static BadInput ofOtherPackage() {
    return BadInput.of(
        Code.CONVERTER,
        "Order.odd names base.Base.Text, which is not accessible to the codec.",
        "Make it public.",
        """
        @AvroRecord
        class Order extends base.Base {
          @AvroConvert(using = base.Base.Text.class) // BAD
          Integer odd;
        }
        """,
        Sources.of(
            """
            package base;
            public class Base {
              protected static class Text implements io.avrodyne.api.AvroConverter<Integer, String> {
                public String toAvro(Integer value) { return ""; }
                public Integer fromAvro(String value) { return 0; }
              }
            }
            """));
  }

  private static BadInput otherType(String written, String leaf) {
    return bad(
        "Order.odd is " + leaf + ", but Text converts shop.Money.",
        "Name a converter for " + leaf + ", or change the type.",
        component("@AvroConvert(using = Text.class) " + written),
        GOOD);
  }

  private static BadInput otherTypeOfDeclaration() {
    return bad(
        "Order.odd is shop.Line, but Text converts shop.Money.",
        "or change the type.",
        component("Line"),
        GOOD,
        "@AvroConvert(using = Text.class) class Line {}");
  }

  private static BadInput absentSide() {
    return bad(
        "Order.odd has the converter Text, whose Avro type is an optional.",
        "mark the field as nullable.",
        component("@AvroConvert(using = Text.class) Money"),
        """
        class Text implements AvroConverter<Money, java.util.OptionalInt> {
          public java.util.OptionalInt toAvro(Money value) { return java.util.OptionalInt.empty(); }
          public Money fromAvro(java.util.OptionalInt value) { return new Money(0); }
        }
        """);
  }

  private static BadInput namedSide(String side, String declaration) {
    return bad(
        "Order.odd has the converter Text, which adds properties to shop." + side + ".",
        "or convert to an unnamed Avro type.",
        component("@AvroConvert(using = Text.class) Money"),
        """
        @AvroLogicalType("money")
        class Text implements AvroConverter<Money, %1$s> {
          public %1$s toAvro(Money value) { return null; }
          public Money fromAvro(%1$s value) { return new Money(0); }
        }
        """
            .formatted(side),
        declaration);
  }

  private static BadInput twoLogicalTypes() {
    return bad(
        "Order.odd has the converter Text, whose Avro type already has the property logicalType.",
        "such as long or byte[].",
        component("@AvroConvert(using = Text.class) Money"),
        """
        @AvroLogicalType("money")
        class Text implements AvroConverter<Money, java.time.Instant> {
          public java.time.Instant toAvro(Money value) { return null; }
          public Money fromAvro(java.time.Instant value) { return new Money(0); }
        }
        """);
  }

  private static BadInput misplaced() {
    return BadInput.of(
        Code.MISPLACED,
        "The Avro side of Text is java.lang.String and marked with @AvroDecimal.",
        "the annotation's Javadoc lists the types that it applies to.",
        "\n@AvroDecimal(precision = 9) // BAD\n" + GOOD,
        Sources.inShop(component("@AvroConvert(using = Text.class) Money")),
        Sources.inShop(MONEY));
  }

  private static BadInput property(String key, String annotations) {
    return bad(
        "Order.odd has the converter Text with the property \""
            + key
            + "\", which is reserved by Avro",
        "or @AvroLogicalType for a logical type.",
        component("@AvroConvert(using = Text.class) Money"),
        annotations + " " + GOOD);
  }

  private static BadInput faultOfConfig() {
    return bad(
        "Order names java.lang.String, which is not a converter.",
        "or name another class.",
        configured(),
        GOOD,
        "@AvroConfig(converters = {String.class, Text.class}) class Config {}");
  }

  private static BadInput twoOfConfig() {
    return bad(
        "Order has two converters for shop.Money: shop.Text and shop.Other.",
        "and name it with @AvroConvert where it is needed.",
        configured(),
        GOOD,
        GOOD.replace("Text", "Other"),
        "@AvroConfig(converters = {Text.class, Other.class}) class Config {}");
  }

  private static String configured() {
    return """
    @AvroRecord(
        config = Config.class) // BAD
    record Order(Money odd) {}
    """;
  }

  private static BadInput bad(String finding, String nextStep, String text, String... others) {
    Stream<String> all = Stream.concat(Stream.of(MONEY), Stream.of(others));
    return BadInput.of(
        Code.CONVERTER,
        finding,
        nextStep,
        text,
        all.map(Sources::inShop).toArray(JavaFileObject[]::new));
  }

  private static String component(String type) {
    return """
    @AvroRecord
    record Order(
        int id,
        %s odd) {} // BAD
    """
        .formatted(type);
  }
}
