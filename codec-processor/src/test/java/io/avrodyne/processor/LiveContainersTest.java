package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Collections and maps without setters, which decoding fills through their getters. */
class LiveContainersTest {

  private static final byte[] TWO = {4, 2, 'a', 2, 'b', 0};
  private static final byte[] NONE = {0};

  @Test
  void collectionsAndMapsAreFilled() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              private int id;
              private final List<String> lines = new ArrayList<>(List.of("made by the constructor"));
              private final Map<String, Integer> counts = new TreeMap<>();
              private final Set<Integer> codes = new TreeSet<>();
              final Deque<Integer> visible = new ArrayDeque<>();
              int getId() { return id; }
              void setId(int id) { this.id = id; }
              List<String> getLines() { return lines; }
              Map<String, Integer> counts() { return counts; }
              Collection<Integer> getCodes() { return codes; }
              static Order of() {
                Order order = new Order();
                order.id = 7;
                order.lines.clear();
                order.lines.add("l");
                order.counts.put("n", 1);
                order.codes.addAll(Set.of(2, 1));
                order.visible.add(3);
                return order;
              }
            }
            """)
        .assertEncodes("Order.of()", 14, 2, 2, 'l', 0, 2, 2, 'n', 2, 0, 4, 2, 4, 0, 2, 6, 0);
  }

  @Test
  void constructorMayTakeTheRest() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              private final int id; int price;
              private final List<String> lines = new ArrayList<>();
              Order(int id) { this.id = id; }
              int getId() { return id; }
              List<String> getLines() { return lines; }
              static Order of() { Order order = new Order(7); order.lines.add("l"); return order; }
            }
            """)
        .assertEncodes("Order.of()", 14, 0, 2, 2, 'l', 0);
  }

  @Test
  void constructorThatTakesTheCollectionIsUsedInstead() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              private final List<String> lines;
              Order() { this(List.of()); }
              Order(List<String> lines) { this.lines = List.copyOf(lines); }
              List<String> getLines() { return lines; }
            }
            """)
        .assertEncodes("new Order(List.of(\"l\"))".replace("List", "java.util.List"), 2, 2, 'l', 0);
  }

  @Test
  void reusedObjectsAreFilledAgain() {
    AvroCodec<Object> codec = compiled("return lines;", "");
    Object reused = codec.decode(TWO);
    assertSame(reused, codec.decode(new AvroInput().reset(NONE), reused));
    assertArrayEquals(NONE, codec.encode(reused));
    assertSame(reused, codec.decode(new AvroInput().reset(TWO), reused));
    assertArrayEquals(TWO, codec.encode(reused));
  }

  @Test
  void copyThatWouldLoseTheItemsIsRefused() {
    AvroCodec<Object> codec = compiled("return new ArrayList<>(lines);", "");
    assertArrayEquals(NONE, codec.encode(codec.decode(NONE)));
    DecodeException thrown = assertThrows(DecodeException.class, () -> codec.decode(TWO));
    assertTrue(
        thrown.getMessage().contains("getLines does not return the items"), thrown::getMessage);
  }

  /** As many items as the copy has already would look as if it had taken them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "List<String> tags = new ArrayList<>(List.of(\"x\")); List<String>; new ArrayList<>(tags)",
        "Map<String, Long> tags = new HashMap<>(Map.of(\"x\", 1L)); Map<String, Long>"
            + "; new HashMap<>(tags)"
      })
  void copyOfAsManyItemsAsWereReadIsRefused(String field, String type, String copy) {
    Compilation compilation =
        TestCompiler.compile(
            List.of(),
            Sources.inShop(
                "@AvroRecord public class Order { private final %s; public %s getTags() { return %s; } }"
                    .formatted(field, type, copy)));
    assertThat(compilation).succeededWithoutWarnings();
    AvroCodec<Object> codec = new GeneratedClasses(compilation).codecOf("shop.Order");
    byte[] bytes =
        type.startsWith("Map") ? new byte[] {2, 2, 'b', 4, 0} : new byte[] {2, 2, 'b', 0};
    DecodeException thrown = assertThrows(DecodeException.class, () -> codec.decode(bytes));
    assertTrue(
        thrown.getMessage().contains("getTags does not return the items"), thrown::getMessage);
  }

  @Test
  void unmodifiableCollectionIsRefused() {
    AvroCodec<Object> codec = compiled("return Collections.unmodifiableList(lines);", "");
    DecodeException thrown = assertThrows(DecodeException.class, () -> codec.decode(TWO));
    assertEquals(
        UnsupportedOperationException.class,
        thrown.getCause() == null ? null : thrown.getCause().getClass());
  }

  @ParameterizedTest
  @ValueSource(bytes = {0, 2})
  void nullHasNoPlace(byte branch) {
    AvroCodec<Object> codec = compiled("return lines;", "@AvroNullable", "REFLECT");
    byte[] bytes = branch == 0 ? new byte[] {0} : new byte[] {2, 2, 2, 'a', 0};
    if (branch == 0) {
      assertThrows(DecodeException.class, () -> codec.decode(bytes));
    } else {
      assertArrayEquals(bytes, codec.encode(codec.decode(bytes)));
    }
  }

  private static AvroCodec<Object> compiled(String body, String annotation) {
    return compiled(body, annotation, "STANDARD");
  }

  private static AvroCodec<Object> compiled(String body, String annotation, String profile) {
    Compilation compilation =
        TestCompiler.compile(
            List.of(),
            Sources.inShop(
                """
                @AvroRecord(profile = io.avrodyne.api.Profile.%s) public class Order {
                  %s private final List<String> lines = new ArrayList<>();
                  public List<String> getLines() { %s }
                }
                """
                    .formatted(profile, annotation, body)));
    assertThat(compilation).succeededWithoutWarnings();
    return new GeneratedClasses(compilation).codecOf("shop.Order");
  }
}
