package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

/** The ways to make an object; each type here has one field of 7 and one of 1. */
class CreatorsTest {

  private static final String FINAL_FIELDS = "final int id; final boolean open;";
  private static final String BUILDER_METHODS =
      """
      private int a; private boolean b;
      Builder id(int id) { a = id; return this; }
      Builder open(boolean open) { b = open; return this; }
      Order build() { return new Order(a, b, null); }
      """;
  private static final String HIDDEN_CONSTRUCTOR =
      "private Order(int id, boolean open, Void hidden) { this.id = id; this.open = open; }";

  @Test
  void recordHasItsConstructor() {
    RoundTrip.of("@AvroRecord record Order(int id, boolean open) {}")
        .assertEncodes("new Order(7, true)", 14, 1);
  }

  @Test
  void emptyConstructorAndWritersAreUsedBeforeAnyOther() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              int id; boolean open;
              Order() {}
              Order(int id, boolean open) { throw new AssertionError(); }
              static Order of(int id, boolean open) {
                Order order = new Order();
                order.id = id; order.open = open;
                return order;
              }
            }
            """)
        .assertEncodes("Order.of(7, true)", 14, 1);
  }

  @Test
  void constructorTakesTheFieldsByNameInItsOwnOrder() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              final int id; final int price;
              Order(int price, int id) { this.id = id; this.price = price; }
            }
            """)
        .assertEncodes("new Order(1, 7)", 14, 2);
  }

  @Test
  void constructorComesBeforeStaticMethod() {
    RoundTrip.of(
            "@AvroRecord class Order {"
                + FINAL_FIELDS
                + """
                  Order(int id, boolean open) { this.id = id; this.open = open; }
                  static Order of(int id, boolean open) { throw new AssertionError(); }
                }
                """)
        .assertEncodes("new Order(7, true)", 14, 1);
  }

  @Test
  void staticMethodOfAnyNameTakesTheFields() {
    RoundTrip.of(
            "@AvroRecord class Order {"
                + FINAL_FIELDS
                + HIDDEN_CONSTRUCTOR
                + "static Order placed(boolean open, int id) { return new Order(id, open, null); }"
                + "static Order other(int id) { throw new AssertionError(); } }")
        .assertEncodes("Order.placed(true, 7)", 14, 1);
  }

  @Test
  void builderOfAStaticMethodIsUsed() {
    RoundTrip.of(
            "@AvroRecord class Order {"
                + FINAL_FIELDS
                + HIDDEN_CONSTRUCTOR
                + "static Builder builder() { return new Builder(); }"
                + "static class Builder { private Builder() {}"
                + BUILDER_METHODS
                + "} }")
        .assertEncodes("Order.builder().id(7).open(true).build()", 14, 1);
  }

  @Test
  void nestedBuilderIsUsed() {
    RoundTrip.of(
            "@AvroRecord class Order {"
                + FINAL_FIELDS
                + HIDDEN_CONSTRUCTOR
                + "static class Builder {"
                + BUILDER_METHODS
                + "} }")
        .assertEncodes("new Order.Builder().id(7).open(true).build()", 14, 1);
  }

  @Test
  void methodsOfABuilderHaveTheirUsualSpellings() {
    RoundTrip.of(
            "@AvroRecord class Order {"
                + FINAL_FIELDS
                + HIDDEN_CONSTRUCTOR
                + """
                  static Builder newBuilder() { return new Builder(); }
                  static class Builder {
                    private int a; private boolean b;
                    Builder withId(int id) { a = id; return this; }
                    void setOpen(boolean open) { b = open; }
                    Order create() { return new Order(a, b, null); }
                  }
                }
                """)
        .assertEncodes("Order.newBuilder().withId(7).create()", 14, 0);
  }

  @Test
  void builderMayTakeMoreThanTheTypeOfTheField() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              final List<Integer> ids;
              private Order(List<Integer> ids) { this.ids = ids; }
              static Builder builder() { return new Builder(); }
              static class Builder {
                private final List<Integer> list = new java.util.ArrayList<>();
                Builder ids(Integer... more) { list.addAll(List.of(more)); return this; }
                Builder ids(Iterable<? extends Integer> more) { more.forEach(list::add); return this; }
                Order build() { return new Order(list); }
              }
            }
            """)
        .assertEncodes("Order.builder().ids(7, 1).build()", 4, 14, 2, 0);
  }

  @Test
  void builderOfAGenericFamilyIsUsed() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              final int id;
              protected Order(Builder<?, ?> builder) { id = builder.a; }
              static Builder<?, ?> builder() { return new Own(); }
              abstract static class Builder<C extends Order, B extends Builder<C, B>> {
                private int a;
                abstract B self();
                abstract C build();
                B id(int id) { a = id; return self(); }
              }
              private static class Own extends Builder<Order, Own> {
                @Override Own self() { return this; }
                @Override Order build() { return new Order(this); }
              }
            }
            """)
        .assertEncodes("Order.builder().id(7).build()", 14);
  }

  @Test
  void classOfImmutablesIsUsedOnceItIsThere() {
    Schema schema =
        RoundTrip.of("@AvroRecord interface Order { int getId(); List<String> texts(); }")
            .generating(
                """
                final class ImmutableOrder implements Order {
                  private final Builder from;
                  private ImmutableOrder(Builder from) { this.from = from; }
                  @Override public int getId() { return from.a; }
                  @Override public List<String> texts() { return from.b; }
                  static Builder builder() { return new Builder(); }
                  static final class Builder {
                    private int a;
                    private List<String> b = new java.util.ArrayList<>();
                    final Builder id(int id) { a = id; return this; }
                    final Builder texts(String... more) { b.addAll(List.of(more)); return this; }
                    final Builder texts(Iterable<String> all) { all.forEach(b::add); return this; }
                    ImmutableOrder build() { return new ImmutableOrder(this); }
                  }
                }
                """)
            .assertEncodes("ImmutableOrder.builder().id(7).texts(\"a\").build()", 14, 2, 2, 'a', 0);
    assertEquals(List.of("getId", "texts"), names(schema));
  }

  @Test
  void builderOfAClassThatImmutablesEnclosesIsUsed() {
    RoundTrip.of(
            "@AvroRecord record Order(Shop.Line line) {}",
            "interface Shop { @AvroRecord interface Line { int id(); } }")
        .generating(
            """
            final class ImmutableShop {
              static final class Line implements Shop.Line {
                private final int id;
                private Line(int id) { this.id = id; }
                @Override public int id() { return id; }
                static Builder builder() { return new Builder(); }
                static final class Builder {
                  private int a;
                  Builder id(int id) { a = id; return this; }
                  Line build() { return new Line(a); }
                }
              }
            }
            """)
        .assertEncodes("new Order(ImmutableShop.Line.builder().id(7).build())", 14);
  }

  @Test
  void builderMayOnlyAddToCollections() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              final List<Integer> ids; final java.util.Map<String, Integer> prices;
              private Order(Builder from) { ids = from.a; prices = from.b; }
              static Builder builder() { return new Builder(); }
              static class Builder {
                private final List<Integer> a = new java.util.ArrayList<>();
                private final java.util.Map<String, Integer> b = new java.util.HashMap<>();
                Builder addIds(int id) { a.add(id); return this; }
                Builder addAllIds(Iterable<Integer> ids) { ids.forEach(a::add); return this; }
                Builder putPrices(String key, int price) { b.put(key, price); return this; }
                Builder putAllPrices(java.util.Map<String, ? extends Integer> prices) {
                  b.putAll(prices);
                  return this;
                }
                Order build() { return new Order(this); }
              }
            }
            """)
        .assertEncodes(
            "Order.builder().addIds(7).putPrices(\"a\", 1).build()", 2, 14, 0, 2, 2, 'a', 2, 0);
  }

  @Test
  void staticMethodOfTheClassOfImmutablesIsUsed() {
    RoundTrip.of("@AvroRecord interface Order { int id(); boolean open(); }")
        .generating(
            """
            final class ImmutableOrder implements Order {
              private final int id; private final boolean open;
              private ImmutableOrder(int id, boolean open) { this.id = id; this.open = open; }
              @Override public int id() { return id; }
              @Override public boolean open() { return open; }
              static ImmutableOrder of(int id, boolean open) { return new ImmutableOrder(id, open); }
            }
            """)
        .assertEncodes("ImmutableOrder.of(7, true)", 14, 1);
  }

  @Test
  void autoValueIsMadeByItsStaticMethod() {
    RoundTrip.of(
            """
            @AvroRecord abstract class Order {
              abstract int id();
              abstract boolean open();
              static Order create(int id, boolean open) { return new AutoValue_Order(id, open); }
            }
            """)
        .generating(
            """
            final class AutoValue_Order extends Order {
              private final int id; private final boolean open;
              AutoValue_Order(int id, boolean open) { this.id = id; this.open = open; }
              @Override int id() { return id; }
              @Override boolean open() { return open; }
            }
            """)
        .assertEncodes("Order.create(7, true)", 14, 1);
  }

  @Test
  void autoValueWithABuilderLosesThePrefixesOfItsAccessors() {
    Schema schema =
        RoundTrip.of(
                """
                @AvroRecord abstract class Order {
                  abstract int getId();
                  abstract boolean isOpen();
                  abstract String getURL();
                  abstract Builder toBuilder();
                  @Override public abstract String toString();
                  static Builder builder() { return new AutoValue_Order.Builder(); }
                  abstract static class Builder {
                    abstract Builder setId(int id);
                    abstract Builder setOpen(boolean open);
                    abstract Builder setURL(String url);
                    abstract Order build();
                  }
                }
                """)
            .generating(
                """
                final class AutoValue_Order extends Order {
                  private int id; private boolean open; private String url = "";
                  @Override int getId() { return id; }
                  @Override boolean isOpen() { return open; }
                  @Override String getURL() { return url; }
                  @Override Order.Builder toBuilder() { throw new AssertionError(); }
                  @Override public String toString() { return ""; }
                  static final class Builder extends Order.Builder {
                    private final AutoValue_Order order = new AutoValue_Order();
                    @Override Builder setId(int id) { order.id = id; return this; }
                    @Override Builder setOpen(boolean open) { order.open = open; return this; }
                    @Override Builder setURL(String url) { order.url = url; return this; }
                    @Override Order build() { return order; }
                  }
                }
                """)
            .assertEncodes(
                "Order.builder().setId(7).setOpen(true).setURL(\"u\").build()", 14, 1, 2, 'u');
    assertEquals(List.of("id", "open", "URL"), names(schema));
  }

  @Test
  void abstractAccessorsOfSupertypesComeFirst() {
    Schema schema =
        RoundTrip.of(
                """
                @AvroRecord interface Order extends Named, Priced<Long> {
                  int id();
                  @Override String name();
                  @org.immutables.value.Value.Default default int count() { return 1; }
                  @org.immutables.value.Value.Lazy default int lazy() { return 1; }
                  default int derived() { return 1; }
                  static Order of(int id, String name, Long price, int count) {
                    return new Order() {
                      @Override public int id() { return id; }
                      @Override public String name() { return name; }
                      @Override public Long price() { return price; }
                      @Override public int count() { return count; }
                    };
                  }
                }
                """,
                "interface Named { CharSequence name(); }",
                "interface Priced<T> { T price(); }")
            .with(
                "package org.immutables.value; public @interface Value {"
                    + " @interface Default {} @interface Lazy {} }")
            .assertEncodes("Order.of(7, \"n\", 1L, 2)", 2, 'n', 2, 14, 4);
    assertEquals(List.of("name", "price", "id", "count"), names(schema));
  }

  @Test
  void genericClassesAreMadeInEveryWay() {
    RoundTrip.of(
            "@AvroRecord record Order(Made<String> made, Built<String> built, Taken<String> taken) {}",
            """
            @AvroRecord class Made<T> {
              final List<T> list;
              private Made(List<T> list, Void hidden) { this.list = list; }
              static <E> Made<E> of(List<E> list) { return new Made<>(list, null); }
            }
            """,
            """
            @AvroRecord class Built<T> {
              final T value;
              private Built(T value) { this.value = value; }
              static <E> Builder<E> builder() { return new Builder<>(); }
              static class Builder<B> {
                private B held;
                Builder<B> value(B value) { held = value; return this; }
                Built<B> build() { return new Built<>(held); }
              }
            }
            """,
            "@AvroRecord class Taken<T> { final T[] array; Taken(T[] array) { this.array = array; } }")
        .assertEncodes(
            "new Order(Made.of(java.util.List.of(\"a\")), Built.<String>builder().value(\"b\").build(),"
                + " new Taken<>(new String[] {\"c\"}))",
            2,
            2,
            'a',
            0,
            2,
            'b',
            2,
            2,
            'c',
            0);
  }

  @Test
  void missingClassOfImmutablesIsReportedInTheEnd() {
    var compilation =
        TestCompiler.compile(Sources.inShop("@AvroRecord interface Order { int id(); }"));
    assertEquals(1, compilation.errors().size());
    assertTrue(compilation.errors().get(0).toString().contains("[AvroUnsupportedKind] Order is"));
  }

  private static List<String> names(Schema schema) {
    return schema.getFields().stream().map(Schema.Field::name).toList();
  }
}
