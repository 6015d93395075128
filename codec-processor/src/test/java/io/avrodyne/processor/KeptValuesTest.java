package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Classes of which an accessor or a creator, called in the wrong way, would lose a value. */
class KeptValuesTest {

  @Test
  void setterOfTheExactTypeIsCalledWhenAnObjectIsReused() {
    assertReused(
        """
        @AvroRecord public class Order {
          private Long id; private CharSequence note; private Short count;
          public Long getId() { return id; }
          public void setId(Long id) { this.id = id; }
          public void setId(long id) { throw new AssertionError(); }
          public CharSequence getNote() { return note; }
          public void setNote(CharSequence note) { this.note = note; }
          public void setNote(String note) { throw new AssertionError(); }
          public Short getCount() { return count; }
          public void setCount(Short count) { this.count = count; }
          public void setCount(int count) { throw new AssertionError(); }
        }
        """,
        new byte[] {2, 2, 'a', 2},
        new byte[] {4, 2, 'b', 4});
  }

  @Test
  void setterOfTheExactTypeIsCalledInClassesWithManyFields() {
    String accessors =
        """
        private Long f%1$d;
        public Long getF%1$d() { return f%1$d; }
        public void setF%1$d(Long value) { f%1$d = value; }
        public void setF%1$d(long value) { throw new AssertionError(); }
        """;
    assertReused(
        "@AvroRecord public class Order {" + repeated(150, accessors) + "}",
        filled(150, 2),
        filled(150, 4));
  }

  private static String repeated(int count, String text) {
    return IntStream.range(0, count).mapToObj(text::formatted).collect(Collectors.joining());
  }

  private static byte[] filled(int size, int value) {
    byte[] bytes = new byte[size];
    Arrays.fill(bytes, (byte) value);
    return bytes;
  }

  /** The codec must not hand the collection to the setter that clears it. */
  @Test
  void setterThatTakesASupertypeMayCopyWhatItIsGiven() {
    assertReused(
        """
        @AvroRecord public class Order {
          private final List<String> tags = new ArrayList<>();
          public List<String> getTags() { return tags; }
          public void setTags(Collection<String> given) { tags.clear(); tags.addAll(given); }
        }
        """,
        new byte[] {2, 2, 'x', 0},
        new byte[] {4, 2, 'b', 2, 'c', 0});
  }

  /** A setter of the exact type may keep the list, so the list is overwritten. */
  @ParameterizedTest
  @CsvSource({"STANDARD,''", "REFLECT,''", "REFLECT,@AvroNullable"})
  void setterThatClearsTheListThatItIsGivenIsRefused(String profile, String annotation) {
    AvroCodec<Object> codec =
        codec(
            """
            @AvroRecord(profile = io.avrodyne.api.Profile.%s) public class Order {
              %s private List<String> tags = new ArrayList<>();
              public List<String> getTags() { return tags; }
              public void setTags(List<String> given) { tags.clear(); tags.addAll(given); }
            }
            """
                .formatted(profile, annotation));
    byte[] bytes =
        annotation.isEmpty()
            ? new byte[] {4, 2, 'b', 2, 'c', 0}
            : new byte[] {2, 4, 2, 'b', 2, 'c', 0};
    Object used = codec.decode(bytes);
    assertArrayEquals(bytes, codec.encode(used));
    AvroInput in = new AvroInput().reset(bytes);
    DecodeException thrown = assertThrows(DecodeException.class, () -> codec.decode(in, used));
    assertTrue(
        thrown.getMessage().startsWith("tags: setTags empties the list"), thrown::getMessage);
  }

  @Test
  void methodThatReturnsAChangedCopyIsNotASetter() {
    Compilation compilation =
        compile(
            """
            @AvroRecord public final class Order {
              private final int id; private final String note;
              public Order(int id) { this(id, null, ""); }
              private Order(int id, Void own, String note) { this.id = id; this.note = note; }
              public Order note(String note) { return new Order(id, null, note); }
              public int id() { return id; }
              public String note() { return note; }
            }
            """);
    assertThat(compilation)
        .hadErrorContaining(
            "[AvroNoConstructor] Order cannot be created: its constructor does not");
  }

  /** A call without the second one would mean the other constructor. */
  @Test
  void constructorWithTwoParametersForOneFieldIsNotUsed() {
    Compilation compilation =
        compile(
            """
            @AvroRecord public final class Order {
              private final int id;
              @AvroCreator public Order(@AvroName("id") int other, int id) { this.id = id; }
              public Order(long id) { throw new AssertionError(); }
              public int getId() { return id; }
            }
            """);
    assertThat(compilation).hadErrorContaining("[AvroNoConstructor] Order cannot be created");
  }

  @Test
  void overloadThatThrowsACheckedExceptionIsNotCalled() {
    assertRead(
        """
        @AvroRecord public final class Order {
          private final Integer id;
          public Order(Number id) { this.id = (Integer) id; }
          public Order(Integer id) throws java.io.IOException { throw new java.io.IOException(); }
          public Integer getId() { return id; }
        }
        """,
        new byte[] {2});
  }

  private static Compilation compile(String order) {
    return TestCompiler.compile(List.of(), Sources.inShop(order));
  }

  private static AvroCodec<Object> codec(String order) {
    Compilation compilation = compile(order);
    assertThat(compilation).succeededWithoutWarnings();
    return new GeneratedClasses(compilation).codecOf("shop.Order");
  }

  private static void assertRead(String order, byte[] bytes) {
    AvroCodec<Object> codec = codec(order);
    assertArrayEquals(bytes, codec.encode(codec.decode(bytes)));
  }

  private static void assertReused(String order, byte[] first, byte[] second) {
    AvroCodec<Object> codec = codec(order);
    Object used = codec.decode(first);
    assertArrayEquals(first, codec.encode(used));
    assertArrayEquals(second, codec.encode(codec.decode(new AvroInput().reset(second), used)));
  }
}
