package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.google.testing.compile.Compilation;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Methods that return an object of their own class: {@code this}, a changed copy, or another. */
class CopyingMethodsTest {

  private static final byte[] BYTES = {14, 2};
  private static final byte[] OTHER_BYTES = {4, 6};

  /** A class with two fields, and methods of its own that write them. */
  private static String order(String methods) {
    return """
        @AvroRecord class Order {
          private int id; private int price;
          Order() {}
          private Order(int id, int price) { this.id = id; this.price = price; }
          int getId() { return id; }
          int getPrice() { return price; }
          static Order of(int id, int price) { return new Order(id, price); }
        """
        + methods
        + "}";
  }

  @Test
  void aBuilderMayReturnANewBuilder() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              final int id; final int price;
              private Order(int id, int price, Void none) { this.id = id; this.price = price; }
              static Builder builder() { return new Builder(0, 0); }
              static final class Builder {
                private final int id; private final int price;
                private Builder(int id, int price) { this.id = id; this.price = price; }
                Builder id(int id) { return new Builder(id, price); }
                Builder withPrice(int price) { return copy(id, price); }
                private static Builder copy(int id, int price) { return new Builder(id, price); }
                Order build() { return new Order(id, price, null); }
              }
            }
            """)
        .assertEncodes("Order.builder().id(7).withPrice(1).build()", 14, 2);
  }

  @Test
  void aBuilderThatIsGenericInItsOwnTypeMayReturnANewBuilder() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              final int id; final int price;
              private Order(int id, int price, Void none) { this.id = id; this.price = price; }
              static Builder<?> builder() { return new Builder<>(0, 0); }
              @SuppressWarnings("unchecked")
              static class Builder<B extends Builder<B>> {
                private final int id; private final int price;
                Builder(int id, int price) { this.id = id; this.price = price; }
                B id(int id) { return (B) new Builder<B>(id, price); }
                B price(int price) { return (B) new Builder<B>(id, price); }
                Order build() { return new Order(id, price, null); }
              }
            }
            """)
        .assertEncodes("Order.builder().id(7).price(1).build()", 14, 2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Order id(int id) { return new Order(id, price); } Order price(int price) { return new Order(id, price); }",
        "Order setId(int id) { return new Order(id, price); } void setPrice(int price) { this.price = price; }",
        "Order setId(int id) { return of(id, price); } Order setPrice(int p) { Order o = of(id, 0); o.price = p; return o; }",
        "Order setId(int id) { return this.id == id ? this : new Order(id, price); } void setPrice(int p) { price = p; }",
        "transient int calls; Order setId(int id) { calls = 7; return of(id, price); } void setPrice(int p) { price = p; }",
        "Order setId(int id) { int given = id; Order o = of(0, price); o.setId0(given); return (o); } private void setId0(int i) { id = i; } void setPrice(int p) { price = p; }",
        "static void put(Order o, int i) { o.id = i; } Order setId(int i) { Order o = of(0, price); put(o, i); return o; } void setPrice(int p) { price = p; }",
        "static void run(Runnable r) { r.run(); } Order setId(int i) { Order o = of(0, price); run(() -> o.id = i); return o; } void setPrice(int p) { price = p; }",
        "Order setId(int i) { Order[] o = {of(0, price)}; o[0].id = i; return o[0]; } void setPrice(int p) { price = p; }",
        "Order setId(int i) { Object o = of(0, price); ((Order) o).id = i; return (Order) o; } void setPrice(int p) { price = p; }",
      })
  void aSetterMayReturnAChangedCopy(String methods) {
    RoundTrip.of(order(methods)).assertEncodes("Order.of(7, 1)", 14, 2);
  }

  @Test
  void aUsedObjectGetsTheNewValuesOfCopies() {
    AvroCodec<Object> codec =
        codec(
            order(
                "Order id(int id) { return new Order(id, price); }"
                    + "Order price(int price) { return new Order(id, price); }"));
    Object used = codec.decode(OTHER_BYTES);
    Object decoded = codec.decode(new AvroInput().reset(BYTES), used);
    assertNotSame(used, decoded);
    assertArrayEquals(BYTES, codec.encode(decoded));
    assertArrayEquals(OTHER_BYTES, codec.encode(used));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Order id(int id) { this.id = id; return this; } Order price(int p) { price = p; return this; }",
        "Order setId(int i) { Order before = of(id, price); id = i; return before; } void setPrice(int p) { price = p; }",
        "Order self() { return this; } private void put(int i) { id = i; } Order setId(int i) { put(i); return self(); } Order setPrice(int p) { this.price = p; return self(); }",
        "Order setId(int i) { Order before = of(id, price); put(i); return before; } private void put(int i) { id = i; } void setPrice(int p) { price = p; }",
        "Object setId(int i) { id = i; return null; } boolean setPrice(int p) { price = p; return false; }",
      })
  void aSetterThatAssignsChangesTheObject(String methods) {
    AvroCodec<Object> codec = codec(order(methods));
    Object used = codec.decode(OTHER_BYTES);
    assertSame(used, codec.decode(new AvroInput().reset(BYTES), used));
    assertArrayEquals(BYTES, codec.encode(used));
  }

  @Test
  void anInheritedSetterMayReturnItsObjectThroughAMethod() {
    RoundTrip.of(
            "class Base { private int id; int getId() { return id; } private void put(int i) { id = i; }"
                + " Base self() { return this; } Base setId(int i) { put(i); return self(); } }",
            "@AvroRecord class Order extends Base { static Order of(int i) { Order o = new Order();"
                + " o.setId(i); return o; } }")
        .assertEncodes("Order.of(7)", 14);
  }

  @Test
  void aStagedBuilderThatCopiesIsNotUsed() {
    Compilation compilation =
        TestCompiler.compile(
            Sources.inShop(
                """
                @AvroRecord class Order {
                  final int id; final int price;
                  private Order(int id, int price, Void none) { this.id = id; this.price = price; }
                  static Builder builder() { return new Builder(0, 0); }
                  interface Stage { Stage id(int id); Stage price(int price); }
                  static final class Builder implements Stage {
                    private final int id; private final int price;
                    private Builder(int id, int price) { this.id = id; this.price = price; }
                    public Stage id(int id) { return new Builder(id, price); }
                    public Stage price(int price) { return new Builder(id, price); }
                    Order build() { return new Order(id, price, null); }
                  }
                }
                """));
    assertThat(compilation)
        .hadErrorContaining(
            "id returns a changed copy as shop.Order.Stage, not as shop.Order.Builder");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Object id(int id) { return new Order(id, price); }",
        "java.util.Optional<Order> setId(int id) { return java.util.Optional.of(of(id, price)); }",
        "record View(int id) {} View setId(int id) { View view = new View(id); return view; }",
      })
  void aCopyUnderAnotherTypeIsNotASetter(String method) {
    RoundTrip.of(order(method + " void setPrice(int p) { price = p; }"))
        .assertEncodes("Order.of(7, 1)", 14, 2);
  }

  /** An object that a setter returns may be the value itself, of the same class. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "return next = given;",
        "next = given; return given;",
        "next = given; return next;"
      })
  void aSetterMayReturnItsValue(String body) {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              int id;
              @AvroNullable private Order next;
              @AvroNullable Order getNext() { return next; }
              Order setNext(Order given) { %s }
              static Order of(int id, Order next) { Order o = new Order(); o.id = id; o.next = next; return o; }
            }
            """
                .formatted(body))
        .assertEncodes("Order.of(7, Order.of(1, null))", 14, 2, 2, 0);
  }

  /** Each setter has the items of one list; what the object had before must not stay. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "void setTags(Collection<String> given) { for (String tag : given) { tag(tag); } }"
            + " void tag(String tag) { tags.add(tag); }",
        "void setTags(List<String> given) { this.tag(given); }"
            + " void tag(List<String> more) { tags.addAll(more); }",
        "void setTags(Collection<String> given) { tags.addAll(given); }",
        "void setTags(List<String> given) { given.forEach(tags::add); }",
        "void setTags(List<String> given) { for (String tag : given) { this.tags.add(tag); } }",
        "Order tags(List<String> given) { tags.addAll(given); return this; }",
      })
  void aSetterThatAddsDoesNotKeepWhatAUsedObjectHad(String setter) {
    AvroCodec<Object> codec =
        codec(
            "@AvroRecord class Order { private List<String> tags = new ArrayList<>();"
                + " List<String> getTags() { return tags; } "
                + setter
                + " }");
    byte[] bytes = {2, 2, 'a', 0};
    Object used = codec.decode(new byte[] {4, 2, 'b', 2, 'c', 0});
    assertArrayEquals(bytes, codec.encode(codec.decode(new AvroInput().reset(bytes), used)));
  }

  /** What else a setter assigns or clears says nothing about the collection that it adds to. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "void setTags(Set<String> given) { tags.addAll(given); changed = true; }",
        "void setTags(Set<String> given) { tags.addAll(given); count = given.size(); }",
        "void setTags(Set<String> given) { index.clear(); tags.addAll(given); }",
        "void setTags(Set<String> given) { if (tags == null) { tags = new TreeSet<>(); } tags.addAll(given); }",
        "void setTags(Set<String> given) { if (given == null) { tags.clear(); return; } tags.addAll(given); }",
        "void setTags(Set<String> given) { tags = tags == null ? new TreeSet<>() : tags; tags.addAll(given); }",
        "void setTags(Set<String> given) { count = given.size(); for (String tag : given) { tag(tag); } }"
            + " void tag(String tag) { tags.add(tag); }",
        "void setTags(Set<String> given) { given.forEach(this::tag); }"
            + " void tag(String tag) { tags.add(tag); }",
        "void setTags(Set<String> given) { Set<String> mine = getTags(); mine.addAll(given); }",
        "void setTags(Set<String> given) { Set<String> own = tags; for (String tag : given) { own.add(tag); } }",
        "void setTags(Set<String> given) { Set<String> all = new TreeSet<>(tags); all.addAll(given); tags = all; }",
        "void setTags(Set<String> given) { tags.removeAll(given); tags.addAll(given); }",
        "void setTags(Set<String> given) { Collections.addAll(tags, given.toArray(new String[0])); }",
      })
  void aSetterThatAddsAndDoesMoreDoesNotKeepWhatAUsedObjectHad(String setter) {
    AvroCodec<Object> codec =
        codec(
            "@AvroRecord class Order { private Set<String> tags = new TreeSet<>();"
                + " transient boolean changed; transient int count;"
                + " transient List<String> index = new ArrayList<>();"
                + " Set<String> getTags() { return tags; } "
                + setter
                + " }");
    byte[] bytes = {2, 2, 'a', 0};
    Object used = codec.decode(new byte[] {4, 2, 'b', 2, 'c', 0});
    assertArrayEquals(bytes, codec.encode(codec.decode(new AvroInput().reset(bytes), used)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "void setTags(Collection<String> given) { tags.clear(); tags.addAll(given); }",
        "void setTags(Collection<String> given) { if (given != null) { tags.clear(); tags.addAll(given); } }",
        "void setTags(Iterable<String> given) { if (tags == null) { tags = new ArrayList<>(); }"
            + " else { tags.clear(); } given.forEach(tag -> tags.add(tag)); }",
        "void setTags(Iterable<String> given) { tags.clear(); given.forEach(tag -> tags.add(String.valueOf(tag))); }",
        "void setTags(Iterable<String> given) { tags.clear(); given.forEach(this::tag); }"
            + " void tag(String tag) { tags.add(tag); }",
        "void setTags(List<String> given) { check(given); tags = given; } void check(List<String> all) {}",
        "void setTags(Iterable<String> given) { tags = new ArrayList<>(); given.forEach(tags::add); }",
        "void setTags(List<String> given) { List<String> copy = new ArrayList<>(); copy.addAll(given); tags = copy; }",
      })
  void aSetterThatAddsToAnEmptyCollectionFillsAUsedObject(String setter) {
    AvroCodec<Object> codec =
        codec(
            "@AvroRecord class Order { private List<String> tags = new ArrayList<>();"
                + " List<String> getTags() { return tags; } "
                + setter
                + " }");
    byte[] bytes = {2, 2, 'a', 0};
    Object used = codec.decode(new byte[] {4, 2, 'b', 2, 'c', 0});
    assertSame(used, codec.decode(new AvroInput().reset(bytes), used));
    assertArrayEquals(bytes, codec.encode(used));
  }

  @Test
  void manyFieldsAreCopiedToo() {
    int count = 120;
    String fields = lines(count, "private int f%1$d;");
    String getters = lines(count, "int getF%1$d() { return f%1$d; }");
    String setters =
        lines(count, "Order f%1$d(int f) { Order o = copy(); o.f%1$d = f; return o; }");
    String copies = lines(count, "o.f%1$d = f%1$d;");
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) (2 * (i % 50));
    }
    AvroCodec<Object> codec =
        codec(
            "@AvroRecord class Order {"
                + fields
                + getters
                + setters
                + "private Order copy() { Order o = new Order();"
                + copies
                + "return o; } }");
    assertArrayEquals(bytes, codec.encode(codec.decode(bytes)));
    assertArrayEquals(
        bytes, codec.encode(codec.decode(new AvroInput().reset(bytes), codec.decode(bytes))));
  }

  /** A class file does not say what a method does, so what it returns is used. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "public Held id(int id) { return new Held(id); }",
        "public Held id(int id) { this.id = id; return this; }"
      })
  void methodsOfClassFilesAreUsedThroughWhatTheyReturn(String method, @TempDir Path folder) {
    CompiledTypes types = new CompiledTypes(folder);
    Compilation held =
        types.compile(
            Sources.of(
                """
                package base;
                public class Held {
                  private int id;
                  public Held() {}
                  private Held(int id) { this.id = id; }
                  public int getId() { return id; }
                  %s
                }
                """
                    .formatted(method)));
    Compilation order =
        types
            .add(held, "nothing")
            .compile(
                Sources.inShop(
                    "@AvroRecord @io.avrodyne.api.AvroImport(base.Held.class)"
                        + " record Order(base.Held held) {}"));
    assertThat(order).succeededWithoutWarnings();
    assertThat(order)
        .generatedSourceFile("shop.OrderAvroCodec")
        .contentsAsUtf8String()
        .contains("value = value.id(id)");
  }

  private static String lines(int count, String line) {
    return IntStream.range(0, count)
        .mapToObj(line::formatted)
        .collect(Collectors.joining("\n", "\n", "\n"));
  }

  private static AvroCodec<Object> codec(String order) {
    Compilation compilation = TestCompiler.compile(Sources.inShop(order));
    assertThat(compilation).succeededWithoutWarnings();
    return new GeneratedClasses(compilation).codecOf("shop.Order");
  }
}
