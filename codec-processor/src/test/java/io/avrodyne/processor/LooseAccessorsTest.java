package io.avrodyne.processor;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Accessors and parameters of raw types and of types with wildcards. */
class LooseAccessorsTest {

  private static final String ITEM = "@AvroRecord record Item(int id) {}";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "List",
        "List<?>",
        "List<? extends Item>",
        "List<? super Item>",
        "Collection",
        "Collection<?>",
        "Collection<? extends Item>",
        "Collection<? super Item>",
        "java.util.AbstractList"
      })
  void listIsReadAndWritten(String type) {
    String field = type.startsWith("java") ? "ArrayList<Item>" : "List<Item>";
    String body = "private %2$s items = new ArrayList<>(); %1$s getItems() { return items; }";
    String setter =
        "void setItems(%1$s given) { items = new ArrayList<>((Collection<Item>) given); }";
    String value = "new java.util.ArrayList<>(java.util.List.of(new Item(1)))";
    all(type, field, body, setter, value, 2, 2, 0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Map",
        "Map<?, ?>",
        "Map<String, ?>",
        "Map<String, ? extends Item>",
        "Map<String, ? super Item>",
        "Map<?, Item>"
      })
  void mapIsReadAndWritten(String type) {
    String body = "private %2$s items = new HashMap<>(); %1$s getItems() { return items; }";
    String setter =
        "void setItems(%1$s given) { items = new HashMap<>((Map<String, Item>) given); }";
    String value = "java.util.Map.of(\"a\", new Item(1))";
    all(type, "Map<String, Item>", body, setter, value, 2, 2, 'a', 2, 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Iterable", "Iterable<?>", "Iterable<? extends Item>"})
  void parameterIsIterable(String type) {
    String setter =
        "void setItems(%1$s given) { items.clear();"
            + " for (Object item : given) { items.add((Item) item); } }";
    trip(
        "private List<Item> items = new ArrayList<>(); List<Item> getItems() { return items; }"
            + setter,
        type,
        "",
        "java.util.List.of(new Item(1))",
        2,
        2,
        0);
  }

  /** To javac, {@code List<? super Object>} is the same type as {@code List<Object>}. */
  @ParameterizedTest
  @ValueSource(strings = {"List", "List<?>", "List<? super Object>", "Collection<? super Object>"})
  void listOfAnythingIsFilledThroughItsGetter(String type) {
    String members =
        "private final List<@AvroUnion({Boolean.class, String.class}) Object> items ="
            + " new ArrayList<>(); %1$s getItems() { return items; } static Order made(Object"
            + " value) { Order made = new Order(); made.items.add(value); return made; }";
    run(members.formatted(type), "true", 2, 0, 1, 0);
  }

  private static void all(
      String type, String field, String getter, String setter, String value, int... bytes) {
    trip(getter + setter, type, field, value, bytes);
    trip(getter + setter + " void setItems(Object other) {}", type, field, value, bytes);
    String making =
        field.startsWith("Map")
            ? "new HashMap<>((%2$s) given)"
            : "new ArrayList<>((Collection<Item>) given)";
    String creator =
        "private final %2$s items; %1$s getItems() { return items; } Order(%1$s items) {"
            + " %1$s given = items; this.items = "
            + making
            + "; } static Order made(Object value) { return new Order((%1$s) value); }";
    run(creator.formatted(type, field), value, bytes);
    String builder =
        "private final %2$s items; private Order(%2$s items) { this.items = items; }"
            + " %1$s getItems() { return items; }"
            + " static Builder builder() { return new Builder(); } static class Builder {"
            + " private %2$s all; Builder items(%1$s given) { all = "
            + making
            + "; return this; } Order build() { return new Order(all); } }"
            + " static Order made(Object value) { return builder().items((%1$s) value).build(); }";
    run(builder.formatted(type, field), value, bytes);
  }

  private static void trip(String members, String type, String field, String value, int... bytes) {
    String made =
        " static Order made(Object value) { Order made = new Order(); made.setItems((%1$s) value);"
            + " return made; }";
    run((members + made).formatted(type, field), value, bytes);
  }

  private static void run(String members, String value, int... bytes) {
    RoundTrip.of(
            "@SuppressWarnings({\"unchecked\", \"rawtypes\"}) @AvroRecord class Order { "
                + members
                + " }",
            ITEM)
        .assertEncodes("Order.made(" + value + ")", bytes);
  }
}
