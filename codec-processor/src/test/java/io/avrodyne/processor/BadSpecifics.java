package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/** Lists uses of classes that Avro's own compiler has generated. */
final class BadSpecifics {

  /** Has what the processor looks for, not what Avro's runtime does. */
  static final JavaFileObject LINE =
      Sources.inShop(
          """
          @org.apache.avro.specific.AvroGenerated
          public class Line extends org.apache.avro.specific.SpecificRecordBase {
            public static final org.apache.avro.Schema SCHEMA$ = null;
            private CharSequence note;
            public Line() {}
            public CharSequence getNote() { return note; }
            public void setNote(CharSequence note) { this.note = note; }
            @Override public org.apache.avro.Schema getSchema() { return SCHEMA$; }
            @Override public Object get(int field) { return note; }
            @Override public void put(int field, Object value) { note = (CharSequence) value; }
          }
          """);

  static final JavaFileObject HASH =
      Sources.inShop(
          """
          @org.apache.avro.specific.AvroGenerated
          public class Hash extends org.apache.avro.specific.SpecificFixed {
            public Hash() { super(new byte[4]); }
            @Override public org.apache.avro.Schema getSchema() { return null; }
            @Override public void writeExternal(java.io.ObjectOutput out) {}
            @Override public void readExternal(java.io.ObjectInput in) {}
          }
          """);

  static final JavaFileObject SIDE =
      Sources.inShop("@org.apache.avro.specific.AvroGenerated public enum Side { BUY, SELL }");

  static final JavaFileObject MARKET =
      Sources.inShop(
          """
          public enum Market {
            ONE;
            public static final org.apache.avro.Schema SCHEMA$ = null;
          }
          """);

  private static final String HELD =
      "Hold a class of your own with @AvroRecord, convert this one with @AvroConvert, or keep the"
          + " field out with @AvroIgnore.";

  private BadSpecifics() {}

  static Stream<BadInput> all() {
    return Stream.concat(
        Stream.of(
                "Line",
                "Hash",
                "Side",
                "Market",
                "List<Line>",
                "java.util.Set<Side>",
                "java.util.Map<String, Line>",
                "Line[]",
                "List<? extends Line>",
                "java.util.Optional<Line>",
                "@AvroNullable Side",
                "@AvroUnion({String.class, Line.class}) Object",
                "@AvroString Hash",
                "org.apache.avro.specific.SpecificRecord",
                "org.apache.avro.specific.SpecificRecordBase")
            .map(BadSpecifics::held),
        Stream.of(
            typeArgument(),
            imported(),
            importedByConfig(),
            importedButNotHeld(),
            importedArray(),
            wrapped(),
            branchOfSealed(),
            annotated("@AvroRecord class Order extends Line { int id; } // BAD"),
            annotated(
                """
                @AvroRecord @org.apache.avro.specific.AvroGenerated
                class Order { int id; } // BAD
                """),
            genericSubclass(),
            converted()));
  }

  private static BadInput held(String type) {
    String name = type.matches(".*\\bLine.*") ? "shop.Line" : "";
    return input(
        "Order.held is " + name,
        HELD,
        "@AvroRecord class Order { %s held; // BAD\n }".formatted(type));
  }

  private static BadInput typeArgument() {
    return input(
        "Page.item is shop.Line, a class of Avro's own compiler.",
        HELD,
        """
        @AvroRecord
        record Order(Page<Line> page) {}

        @AvroRecord
        record Page<T>(
            T item) {} // BAD
        """);
  }

  private static BadInput imported() {
    return input(
        "Order imports shop.Line, a class of Avro's own compiler.",
        "Remove it from @AvroImport, and write a class of your own with @AvroRecord.",
        """
        @AvroRecord
        @io.avrodyne.api.AvroImport(Line.class) // BAD
        record Order(Line line) {}
        """);
  }

  private static BadInput importedByConfig() {
    return input(
        "Order imports shop.Side, a class of Avro's own compiler.",
        "Remove it from @AvroImport, and write a class of your own with @AvroRecord.",
        """
        @AvroRecord(config = Settings.class) // BAD
        record Order(Side side) {}

        @io.avrodyne.api.AvroImport(Side.class)
        @AvroConfig
        class Settings {}
        """);
  }

  private static BadInput importedButNotHeld() {
    return input(
        "Order imports shop.Hash, a class of Avro's own compiler.",
        "Remove it from @AvroImport, and write a class of your own with @AvroRecord.",
        """
        @io.avrodyne.api.AvroImport({java.awt.Point.class, Hash.class}) // BAD
        @AvroRecord
        record Order(int id) {}
        """);
  }

  private static BadInput importedArray() {
    return BadInput.of(
        Code.UNSUPPORTED_KIND,
        "Order imports int[].",
        "Remove it from @AvroImport.",
        """
        @io.avrodyne.api.AvroImport(int[].class) // BAD
        @AvroRecord
        record Order(Line line) {}

        @AvroRecord
        record Line(int id) {}
        """);
  }

  private static BadInput wrapped() {
    return input(
        "Order.id is shop.Line, a class of Avro's own compiler.",
        HELD,
        """
        @AvroRecord
        record Order(
            Id id) {} // BAD

        @AvroValue
        record Id(Line line) {}
        """);
  }

  private static BadInput branchOfSealed() {
    return input(
        "Event is shop.Filled, a class of Avro's own compiler.",
        HELD,
        """
        @AvroUnion
        sealed interface Event permits Filled {} // BAD

        final class Filled extends Line implements Event {}
        """);
  }

  private static BadInput annotated(String order) {
    return input(
        "Order is a class of Avro's own compiler, or extends one.",
        "that has nothing of Avro's among its supertypes.",
        order);
  }

  private static BadInput genericSubclass() {
    return input(
        "Order.page is shop.Page<java.lang.String>, a class of Avro's own compiler.",
        HELD,
        """
        @AvroRecord
        record Order(
            Page<String> page) {} // BAD

        @AvroRecord
        class Page<T> extends Line { T item; }
        """);
  }

  private static BadInput converted() {
    return input(
        "Order.id is shop.Line, a class of Avro's own compiler.",
        HELD,
        """
        @AvroRecord
        record Order(
            @AvroConvert(using = ToLine.class) Integer id) {} // BAD

        class ToLine implements AvroConverter<Integer, Line> {
          @Override public Line toAvro(Integer value) { return new Line(); }
          @Override public Integer fromAvro(Line value) { return 1; }
        }
        """);
  }

  private static BadInput input(String finding, String nextStep, String text) {
    return BadInput.of(Code.SPECIFIC_CLASS, finding, nextStep, text, LINE, HASH, SIDE, MARKET);
  }
}
