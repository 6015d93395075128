package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.testing.compile.Compilation;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroCodec;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Accessors and parameters whose types differ from those of their properties. */
class FittingTypesTest {

  /** The value is 7 in each case. */
  @ParameterizedTest
  @CsvSource({
    "long, long, Long",
    "Long, Long, long",
    "long, Long, Long",
    "Long, long, long",
    "int, int, long",
    "int, Integer, double",
    "short, short, int",
    "Integer, int, long",
    "int, int, Number",
    "Long, Long, Comparable<Long>",
  })
  void gettersAndSettersMayBeBoxedOrWider(String field, String getter, String setter) {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              private %1$s id = 7;
              %2$s getId() { return id; }
              void setId(%3$s id) { this.id = %4$s; }
            }
            """
                .formatted(field.equals("Long") ? "Long" : field, getter, setter, back(field))
                .replace("private Long id = 7", "private Long id = 7L"))
        .assertEncodes("new Order()", 14);
  }

  private static String back(String field) {
    return switch (field) {
      case "int", "Integer" -> "((Number) (Object) id).intValue()";
      case "short" -> "((Number) (Object) id).shortValue()";
      default -> "((Number) (Object) id).longValue()";
    };
  }

  @ParameterizedTest
  @CsvSource({
    "List<String>, Collection<String>, Iterable<String>",
    "List<String>, Collection<? extends String>, List<? extends String>",
    "List<String>, List<String>, Collection<String>",
    "ArrayList<String>, List<String>, List<String>",
    "Set<String>, Collection<String>, Set<String>",
    "TreeSet<String>, SortedSet<String>, TreeSet<String>",
  })
  void collectionsMayBeOfSupertypes(String field, String getter, String setter) {
    boolean narrower = field.startsWith("ArrayList");
    RoundTrip.of(
            """
            @AvroRecord class Order {
              private %s tags;
              %s getTags() { return tags; }
              void setTags(%s tags) {
                %s all = new %s<>();
                tags.forEach(all::add);
                this.tags = all;
              }
              static Order of() { Order order = new Order(); order.setTags(new %s<>(Set.of("a"))); return order; }
            }
            """
                .formatted(
                    field,
                    getter,
                    narrower ? "List<String>" : setter,
                    field,
                    implementation(field),
                    implementation(field)))
        .assertEncodes("Order.of()", 2, 2, 'a', 0);
  }

  private static String implementation(String type) {
    return type.startsWith("Set") || type.startsWith("Tree") ? "TreeSet" : "ArrayList";
  }

  @Test
  void nullableCollectionMayBeReturnedAsASupertype() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              @AvroNullable private Set<String> tags;
              private HashMap<String, Integer> counts = new HashMap<>(Map.of("n", 1));
              Collection<String> getTags() { return tags; }
              void setTags(Set<String> tags) { this.tags = tags; }
              Map<String, Integer> getCounts() { return counts; }
              void setCounts(Map<String, Integer> counts) { this.counts = new HashMap<>(counts); }
            }
            """)
        .assertEncodes("new Order()", 0, 2, 2, 'n', 2, 0);
  }

  @Test
  void constructorsAndBuildersTakeTypesThatFit() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              private final Long id; private final List<Line> lines; private final int count;
              Order(long id, Collection<? extends Line> lines, long count) {
                this.id = id; this.lines = List.copyOf(lines); this.count = (int) count;
              }
              Long getId() { return id; }
              List<Line> getLines() { return lines; }
              int getCount() { return count; }
            }
            """,
            """
            @AvroRecord class Line {
              private final Integer count;
              private Line(int count) { this.count = count; }
              int getCount() { return count; }
              static Builder builder() { return new Builder(); }
              static class Builder {
                private int count;
                Builder count(int count) { this.count = count; return this; }
                Line build() { return new Line(count); }
              }
            }
            """)
        .assertEncodes(
            "new Order(7L, java.util.List.of(Line.builder().count(2).build()), 1)", 14, 2, 4, 0, 2);
  }

  @Test
  void constructorOfTheExactTypeComesBeforeOneThatFits() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              final Long id;
              Order(Number id) { throw new AssertionError(); }
              Order(Long id) { this.id = id; }
              Order(long id) { throw new AssertionError(); }
            }
            """)
        .assertEncodes("new Order(Long.valueOf(7))", 14);
  }

  /** Without a cast, Java would call the method that takes any object. */
  @Test
  void overloadedMethodThatFitsIsTheOneThatIsCalled() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              private Long id = 7L;
              Long getId() { return id; }
              void setId(Object id) { throw new AssertionError(); }
              void setId(long id) { this.id = id; }
            }
            """)
        .assertEncodes("new Order()", 14);
  }

  /** Reading such a field is a conditional expression, whose condition must not be cast. */
  @Test
  void overloadedMethodTakesAConditionalExpression() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              @AvroNullable private Long id = 7L;
              Long getId() { return id; }
              void setId(Object id) { throw new AssertionError(); }
              void setId(Number id) { this.id = id.longValue(); }
            }
            """)
        .assertEncodes("new Order()", 2, 14);
  }

  @Test
  void nullThatWouldBeUnboxedHasAPath() throws ReflectiveOperationException {
    GeneratedClasses boxed = compiled("@AvroNullable Long", "Long", "Long");
    byte[] absent = boxed.codecOf("shop.Order").encode(order(boxed));

    AvroCodec<Object> reader = compiled("@AvroNullable Long", "Long", "long").codecOf("shop.Order");
    DecodeException thrown = assertThrows(DecodeException.class, () -> reader.decode(absent));
    assertEquals("id", thrown.path());
    assertNull(thrown.getCause());
  }

  @Test
  void nullOfABoxedGetterHasAPath() throws ReflectiveOperationException {
    GeneratedClasses classes = compiled("long", "Long", "long");
    AvroCodec<Object> codec = classes.codecOf("shop.Order");
    Object order = order(classes);
    EncodeException thrown = assertThrows(EncodeException.class, () -> codec.encode(order));
    assertEquals("id", thrown.path());
    assertNull(thrown.getCause());
  }

  /** Compiles an order whose getter returns null; other profiles refuse what cannot be null. */
  private static GeneratedClasses compiled(String field, String getter, String setter) {
    Compilation compilation =
        TestCompiler.compile(
            List.of(),
            Sources.inShop(
                """
                @AvroRecord(profile = io.avrodyne.api.Profile.REFLECT) public class Order {
                  private %s id;
                  public Order() {}
                  %s getId() { return null; }
                  void setId(%s id) { this.id = id; }
                }
                """
                    .formatted(field, getter, setter)));
    assertThat(compilation).succeededWithoutWarnings();
    return new GeneratedClasses(compilation);
  }

  private static Object order(GeneratedClasses classes) throws ReflectiveOperationException {
    return classes.load("shop.Order").getConstructor().newInstance();
  }

  @Test
  void boxIsWrappedByItsOwnConstructor() {
    RoundTrip.of(
            "@AvroRecord record Order(Percent percent, List<Code> codes) {}",
            """
            @AvroValue record Percent(Integer value) {
              Percent(double fraction) { this(Integer.valueOf((int) (fraction * 100))); }
            }
            """,
            """
            @AvroValue record Code(Character value) {
              Code(int index) { this((Character) (char) ('A' + index)); }
            }
            """)
        .assertEncodes(
            "new Order(new Percent(Integer.valueOf(50)), java.util.List.of(new Code((Character) 'B')))",
            100,
            2,
            0x84,
            1,
            0);
  }

  @Test
  void methodsOfTheInterfaceOfAConverterAreCalled() {
    RoundTrip.of(
            """
            @AvroRecord record Order(
                @AvroConvert(using = Cents.class) Price price,
                @AvroConvert(using = Hex.class) int code,
                List<@AvroConvert(using = Cents.class) Price> more) {}
            """,
            "record Price(long cents) {}",
            """
            class Cents implements AvroConverter<Price, Long> {
              @Override public Long toAvro(Price price) { return price.cents(); }
              @Override public Price fromAvro(Long cents) { return new Price(cents); }
              public Price fromAvro(double euros) { throw new AssertionError(); }
            }
            """,
            """
            class Hex implements AvroConverter<Integer, String> {
              @Override public String toAvro(Integer value) { return Integer.toHexString(value); }
              public String toAvro(long value) { throw new AssertionError(); }
              @Override public Integer fromAvro(String text) { return Integer.parseInt(text, 16); }
            }
            """)
        .assertEncodes(
            "new Order(new Price(7), 15, java.util.List.of(new Price(1)))", 14, 2, 'f', 2, 2, 0);
  }

  @Test
  void valueIsWrappedByTheOverloadThatFits() {
    RoundTrip.of(
            "@AvroRecord record Order(Percent percent) {}",
            """
            @AvroValue final class Percent {
              private final int value;
              private Percent(int value) { this.value = value; }
              static Percent of(Number value) { return new Percent(value.intValue()); }
              static Percent of(double fraction) { throw new AssertionError(); }
              int value() { return value; }
            }
            """)
        .assertEncodes("new Order(Percent.of((Number) 50))", 100);
  }
}
