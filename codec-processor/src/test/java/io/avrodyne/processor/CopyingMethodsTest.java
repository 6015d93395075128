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
import org.junit.jupiter.params.provider.CsvSource;
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
    AvroCodec<Object> codec = tagged(setter);
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
        "void setTags(Set<String> given) { Set<String> all = new TreeSet<>(); all.addAll(tags); all.addAll(given); tags = all; }",
        "void setTags(Set<String> given) { Set<String> all = new TreeSet<>(given); tags.forEach(all::add); tags = all; }",
        "void setTags(Set<String> given) { tags = java.util.stream.Stream.concat(tags.stream(), given.stream())"
            + ".collect(java.util.stream.Collectors.toCollection(TreeSet::new)); }",
        "void setTags(Set<String> given) { tags = union(tags, given); }"
            + " static Set<String> union(Set<String> a, Set<String> b) { Set<String> u = new TreeSet<>(a); u.addAll(b); return u; }",
        "void setTags(Set<String> given) { tags = filled(); tags.addAll(given); }"
            + " Set<String> filled() { return tags == null ? new TreeSet<>() : tags; }",
        "void setTags(Set<String> given) { given.stream().forEachOrdered(tags::add); }",
        "void setTags(Set<String> given) { given.iterator().forEachRemaining(tags::add); }",
        "void setTags(Set<String> given) { Order self = this; self.tags.addAll(given); }",
        "void setTags(Set<String> given) { given.addAll(tags); tags = given; }",
        "void setTags(Set<String> given) { tags.forEach(given::add); tags = given; }",
        "void setTags(Set<String> given) { Collections.addAll(given, tags.toArray(new String[0])); tags = given; }",
        "void setTags(Set<String> given) { merge(given, tags); tags = given; }"
            + " static void merge(Set<String> to, Set<String> from) { to.addAll(from); }",
        "void setTags(Set<String> given) { add(given); tags = given; }"
            + " void add(Set<String> to) { to.addAll(tags); }",
        "void setTags(Set<String> given) { this.tags.addAll(given); }",
        "void setTags(Set<String> given) { Order.this.tags.addAll(given); }",
        "void setTags(Set<String> given) { Set<String> old = tags; tags = given; for (String tag : old) { tags.add(tag); } }",
        "void setTags(Set<String> given) { List<String> old = new ArrayList<>(tags); tags.clear(); tags.addAll(old); tags.addAll(given); }",
        "void setTags(Set<String> given) { tags = new TreeSet<>(given); restore(); }"
            + " void restore() { tags.addAll(index); index = new ArrayList<>(tags); }",
        "void setTags(Set<String> given) { Runnable restore = () -> tags.addAll(index); tags = given; restore.run(); index.addAll(tags); }",
      })
  void aSetterThatAddsAndDoesMoreDoesNotKeepWhatAUsedObjectHad(String setter) {
    assertNotKept(setter, new byte[] {2, 2, 'a', 0});
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "if (!given.isEmpty()) { tags = given; }",
        "if (given.isEmpty()) { return; } tags = given;",
        "for (String tag : given) { tags = given; }",
        "switch (given.size()) { case 0: break; default: tags = given; }",
        "try { given.iterator().next(); tags = given; } catch (NoSuchElementException e) { changed = true; }",
        "all: { if (given.isEmpty()) { break all; } tags = given; }",
        "given.forEach(tag -> tags = given);",
        "changed = given.isEmpty() || (tags = given) != null;",
      })
  void aSetterThatMayReplaceDoesNotKeepWhatAUsedObjectHad(String body) {
    assertNotKept("void setTags(Set<String> given) { " + body + " }", new byte[] {0});
  }

  /** The object has read the same tag before, which says nothing about the datum. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "tags = new TreeSet<>(given); tags.removeAll(index); index.addAll(given);",
        "given.removeAll(index); tags = given; index.addAll(given);",
        "tags = new TreeSet<>(); for (String tag : given) { if (index.contains(tag)) { continue; } tags.add(tag); } index.addAll(given);",
        "tags = new TreeSet<>(); given.stream().filter(tag -> !index.contains(tag)).forEach(tags::add); index.addAll(given);",
        "if (changed) { tags = new TreeSet<>(); } else { tags = given; changed = true; }",
        "tags.clear(); if (changed) { return; } tags.addAll(given); changed = true;",
        "tags.clear(); while (count < 2) { tags.addAll(given); count++; }",
        "Set<String> all = given; if (changed) { all = new TreeSet<>(); } changed = true; tags = all;",
        "if (changed) { given.clear(); } changed = true; tags = given;",
      })
  void aSetterThatAsksOtherMembersDoesNotFillAUsedObject(String body) {
    assertNotKept("void setTags(Set<String> given) { " + body + " }", new byte[] {2, 2, 'b', 0});
  }

  @ParameterizedTest
  @CsvSource({"@AvroRecord,@AvroNullable", "@AvroRecord(nullability = Nullability.REFERENCES),''"})
  void aSetterThatIgnoresNullDoesNotKeepWhatAUsedObjectHad(String record, String field) {
    AvroCodec<Object> codec =
        codec(
            record
                + " class Order { "
                + field
                + " private List<String> tags; List<String> getTags() { return tags; }"
                + " void setTags(List<String> given) { if (given != null) { tags = given; } } }");
    byte[] bytes = {0};
    Object used = codec.decode(new byte[] {2, 4, 2, 'b', 2, 'c', 0});
    assertArrayEquals(bytes, codec.encode(codec.decode(new AvroInput().reset(bytes), used)));
  }

  private static void assertNotKept(String setter, byte[] bytes) {
    AvroCodec<Object> codec =
        codec(
            "@AvroRecord class Order { private Set<String> tags = new TreeSet<>();"
                + " transient boolean changed; transient int count;"
                + " transient List<String> index = new ArrayList<>();"
                + " Set<String> getTags() { return tags; } "
                + setter
                + " }");
    Object used = codec.decode(new byte[] {4, 2, 'b', 2, 'c', 0});
    assertArrayEquals(bytes, codec.encode(codec.decode(new AvroInput().reset(bytes), used)));
  }

  @Test
  void aSetterMayCallAMethodThatCallsItself() {
    RoundTrip.of(
            "@AvroRecord class Order { private List<String> tags; List<String> getTags() { return tags; }"
                + " void setTags(List<String> given) { tags = new ArrayList<>(); walk(given, 0); }"
                + " private void walk(List<String> given, int i) {"
                + " if (i < given.size()) { tags.add(given.get(i)); walk(given, i + 1); } }"
                + " static Order of(String tag) { Order o = new Order(); o.setTags(List.of(tag)); return o; } }")
        .assertEncodes("Order.of(\"a\")", 2, 2, 'a', 0);
  }

  /** By convention, a capital letter begins the name of a class, but nothing enforces that. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "URLs.addAll(given);",
        "given.forEach(URLs::add);",
        "for (String url : given) { URLs.add(url); }",
        "Set<String> all = new TreeSet<>(URLs); all.addAll(given); URLs = all;"
      })
  void aSetterAddsToAFieldThatIsSpelledLikeAClass(String body) {
    AvroCodec<Object> codec =
        codec(
            "@AvroRecord class Order { private Set<String> URLs = new TreeSet<>();"
                + " Set<String> getURLs() { return URLs; }"
                + " void setURLs(Set<String> given) { "
                + body
                + " } }");
    byte[] bytes = {2, 2, 'a', 0};
    Object used = codec.decode(new byte[] {4, 2, 'b', 2, 'c', 0});
    assertArrayEquals(bytes, codec.encode(codec.decode(new AvroInput().reset(bytes), used)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "void setTags(List<String> tags) { this.tags = tags; }",
        "Order setTags(List<String> given) { tags = Objects.requireNonNull(given, \"tags\"); return this; }",
        "void setTags(Collection<String> given) { tags = given == null ? new ArrayList<>() : List.copyOf(given); }",
        "void setTags(Collection<String> given) { tags = given == null ? NONE : new ArrayList<>(given); }",
        "void setTags(Collection<String> given) { tags = sorted(given); }"
            + " static List<String> sorted(Collection<String> all) { return new ArrayList<>(new TreeSet<>(all)); }",
        "void setTags(Collection<String> given) { tags = new ArrayList<>(); for (int i = given.size(); i > 0; i--) {"
            + " tags.add(new ArrayList<>(given).get(given.size() - i)); } }",
        "void setTags(Collection<String> given) { tags.clear(); if (given != null) { tags.addAll(given); } count = tags.size(); }",
        "void setTags(Collection<String> given) { try { tags.clear(); tags.addAll(given); } finally { changed = true; } }",
        "void setTags(List<String> given) { if (given == null) { throw new IllegalArgumentException(); } tags = given; }",
        "void setTags(List<String> given) { if (given == null) { given = new ArrayList<>(); } tags = given; }",
      })
  void aSetterThatReplacesFillsAUsedObject(String setter) {
    AvroCodec<Object> codec = tagged(setter);
    byte[] bytes = {2, 2, 'a', 0};
    Object used = codec.decode(new byte[] {4, 2, 'b', 2, 'c', 0});
    assertSame(used, codec.decode(new AvroInput().reset(bytes), used));
    assertArrayEquals(bytes, codec.encode(used));
  }

  /** What such a setter makes of the object is not followed. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "void setTags(Collection<String> given) { List<String> tags = new ArrayList<>(given); this.tags = tags; }",
        "void setTags(Collection<String> given) { this.tags = sorted(given); }"
            + " private List<String> sorted(Collection<String> all) { List<String> l = new ArrayList<>(all); l.sort(null); return l; }",
        "void setTags(Collection<String> given) { tags = given.stream().map(this::stripped).filter(tag -> !tag.isEmpty())"
            + ".collect(java.util.stream.Collectors.toList()); } String stripped(String tag) { return tag.strip(); }",
        "void setTags(Collection<String> given) { if (tags != null) { tags.clear(); tags.addAll(given); } else { tags = new ArrayList<>(given); } }",
        "void setTags(List<String> given) { if (!Objects.equals(tags, given)) { tags = given; changed = true; } }",
        "void setTags(List<String> given) { if (tags == given || tags.equals(given)) { return; } tags = given; }",
        "void setTags(List<String> given) { boolean same = tags.equals(given); tags = given; changed |= !same; count++; }",
        "void setTags(List<String> given) { List<String> old = tags; tags = given; fire(old, given); }"
            + " void fire(Object old, Object now) { for (String listener : index) { System.getLogger(listener); } changed = true; }",
        "void setTags(List<String> given) { log.log(System.Logger.Level.TRACE, given); tags = given; log.log(System.Logger.Level.TRACE, given); }",
        "void setTags(List<String> given) { tags = given; index.clear(); for (String tag : given) { index.add(tag); } }",
        "void setTags(List<String> given) { tags = given; recount(); } void recount() { count = tags.size(); }",
        "void setTags(Iterable<String> given) { if (tags == null) { tags = new ArrayList<>(); }"
            + " else { tags.clear(); } given.forEach(tag -> tags.add(tag)); }",
        "void setTags(Iterable<String> given) { tags.clear(); given.forEach(this::tag); }"
            + " void tag(String tag) { tags.add(tag); }",
        "void setTags(List<String> given) { check(given); tags = given; } void check(List<String> all) {}",
      })
  void aSetterThatReadsTheObjectGetsANewOne(String setter) {
    AvroCodec<Object> codec = tagged(setter);
    byte[] bytes = {2, 2, 'a', 0};
    Object used = codec.decode(new byte[] {4, 2, 'b', 2, 'c', 0});
    Object decoded = codec.decode(new AvroInput().reset(bytes), used);
    assertNotSame(used, decoded);
    assertArrayEquals(bytes, codec.encode(decoded));
  }

  private static AvroCodec<Object> tagged(String setter) {
    return codec(
        "@AvroRecord class Order { private List<String> tags = new ArrayList<>();"
            + " private static final List<String> NONE = List.of();"
            + " transient boolean changed; transient int count;"
            + " transient List<String> index = new ArrayList<>();"
            + " private final transient System.Logger log = System.getLogger(\"order\");"
            + " List<String> getTags() { return tags; } "
            + setter
            + " }");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "void setTags(Collection<String> given) { tags.clear(); tags.addAll(given); }",
        "void setTags(Collection<String> given) { if (given != null) { tags.clear(); tags.addAll(given); } }",
        "void setTags(Iterable<String> given) { tags.clear(); given.forEach(tag -> tags.add(String.valueOf(tag))); }",
        "void setTags(Iterable<String> given) { tags = new ArrayList<>(); given.forEach(tags::add); }",
        "void setTags(List<String> given) { List<String> copy = new ArrayList<>(); copy.addAll(given); tags = copy; }",
      })
  void aSetterThatAddsToAnEmptyCollectionFillsAUsedObject(String setter) {
    AvroCodec<Object> codec = tagged(setter);
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
