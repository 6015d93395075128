package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.stream.Stream;

/** Lists inputs with sorted collections and maps whose items or keys have no natural order. */
final class BadOrders {

  private BadOrders() {}

  static Stream<BadInput> all() {
    String items = "Use items that implement Comparable, or a List or Set.";
    String keys = "Use keys that implement Comparable, or a Map.";
    String text = "@AvroKeys(AvroKeys.Form.TEXT) ";
    String pairs = "@AvroKeys(AvroKeys.Form.PAIRS) ";
    return Stream.of(
        sorted("", "SortedSet<shop.Line>, whose items", items),
        sorted("", "NavigableSet<shop.Line>, whose items", items),
        sorted("", "TreeSet<byte[]>, whose items", items),
        sorted("", "TreeSet<? extends shop.Shape>, whose items", items),
        sorted("", "PriorityQueue<shop.Line>, whose items", items),
        sorted("", "concurrent.ConcurrentSkipListSet<shop.Line>, whose items", items),
        sorted(text, "SortedMap<java.util.Locale, java.lang.String>, whose keys", keys),
        sorted(pairs, "TreeMap<shop.Line, java.lang.String>, whose keys", keys),
        sorted(
            pairs,
            "concurrent.ConcurrentSkipListMap<shop.Shape, java.lang.String>, whose keys",
            keys),
        union("@AvroUnion({Line.class, Shape.class, byte[].class}) Object", "java.lang.Object"),
        union("Part", "shop.Part"));
  }

  private static BadInput union(String written, String named) {
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Order.odd is java.util.SortedSet<" + named + ">, whose items do not implement Comparable.",
        "Use items that implement Comparable, or a List or Set.",
        "@AvroRecord record Order(\nSortedSet<" + written + "> odd) {} // BAD",
        Sources.inShop("@AvroRecord record Line(int number) implements Part {}"),
        Sources.inShop("@AvroUnion({Other.class, Line.class}) interface Part {}"),
        Sources.inShop("@AvroUnion({Part.class, Round.class}) interface Other extends Part {}"),
        Sources.inShop("sealed interface Shape permits Round {}"),
        Sources.inShop("@AvroRecord record Round(int radius) implements Shape, Other {}"));
  }

  private static BadInput sorted(String annotation, String type, String nextStep) {
    String written = type.substring(0, type.indexOf(", whose"));
    int name = written.indexOf('.') < written.indexOf('<') ? written.indexOf('.') + 1 : 0;
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Order.odd is java.util." + type + " do not implement Comparable.",
        nextStep,
        "@AvroRecord record Order(\njava.util."
            + written.substring(0, name)
            + annotation
            + written.substring(name)
            + " odd) {} // BAD",
        Sources.inShop("@AvroRecord record Line(int number) {}"),
        Sources.inShop("sealed interface Shape permits Round {}"),
        Sources.inShop("@AvroRecord record Round(int radius) implements Shape {}"));
  }
}
