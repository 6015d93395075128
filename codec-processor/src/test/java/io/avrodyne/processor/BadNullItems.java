package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.stream.Stream;

/** Lists inputs with null in collections and maps that reject it. */
final class BadNullItems {

  private static final String PAIRS = "@AvroKeys(AvroKeys.Form.PAIRS) ";

  private BadNullItems() {}

  static Stream<BadInput> all() {
    return Stream.of(
        items("Queue<@AvroNullable String>", "ArrayDeque", "a List"),
        BadInput.of(
            Code.NULL_POLICY,
            "Order.odd is java.util.Queue<java.lang.String>, whose items may be null.",
            "Use items that are never null, or a List.",
            "@AvroRecord record Order(\n@io.avrodyne.api.AvroNullableItems Queue<String> odd) {} // BAD"),
        items("Deque<Void>", "ArrayDeque", "a List"),
        items("ArrayDeque<@AvroUnion({Void.class, Long.class}) Object>", "ArrayDeque", "a List"),
        items("PriorityQueue<@AvroNullable String>", "PriorityQueue", "a List"),
        items("concurrent.BlockingQueue<@AvroNullable String>", "LinkedBlockingQueue", "a List"),
        items("concurrent.LinkedBlockingDeque<Void>", "LinkedBlockingDeque", "a List"),
        items("concurrent.ConcurrentLinkedQueue<Void>", "ConcurrentLinkedQueue", "a List"),
        items("concurrent.ConcurrentLinkedDeque<Void>", "ConcurrentLinkedDeque", "a List"),
        items("SortedSet<@AvroNullable String>", "TreeSet", "a Set"),
        items(
            "concurrent.ConcurrentSkipListSet<@AvroNullable Long>",
            "ConcurrentSkipListSet",
            "a Set"),
        items("EnumSet<@AvroNullable Side>", "EnumSet", "a Set"),
        map("values", "", "Hashtable<String, @AvroNullable Long>", "Hashtable"),
        map("values", "", "concurrent.ConcurrentMap<String, Void>", "ConcurrentHashMap"),
        map(
            "values",
            "",
            "concurrent.ConcurrentNavigableMap<String, @AvroNullable Long>",
            "ConcurrentSkipListMap"),
        map("values", PAIRS, "concurrent.ConcurrentHashMap<Long, Void>", "ConcurrentHashMap"),
        map("keys", PAIRS, "concurrent.ConcurrentHashMap<Void, Long>", "ConcurrentHashMap"),
        map("keys", PAIRS, "Hashtable<@AvroNullable Long, Long>", "Hashtable"),
        map("keys", PAIRS, "TreeMap<@AvroNullable Long, Long>", "TreeMap"),
        map("keys", PAIRS, "EnumMap<@AvroNullable Side, Long>", "EnumMap"));
  }

  private static BadInput items(String type, String implementation, String other) {
    return bad("items", "", type, implementation, other);
  }

  private static BadInput map(String part, String form, String type, String implementation) {
    return bad(part, form, type, implementation, "a Map");
  }

  private static BadInput bad(
      String part, String form, String type, String implementation, String other) {
    int name = type.lastIndexOf('.', type.indexOf('<')) + 1;
    return BadInput.of(
        Code.NULL_POLICY,
        "Order.odd is java.util." + type.substring(0, type.indexOf('<') + 1),
        ", whose "
            + part
            + " may be null. Decoding uses "
            + implementation
            + ", which rejects null. Use "
            + part
            + " that are never null, or "
            + other
            + ".",
        "@AvroRecord record Order(\njava.util."
            + type.substring(0, name)
            + form
            + type.substring(name)
            + " odd) {} // BAD",
        Sources.inShop("enum Side { BUY, SELL }"));
  }
}
