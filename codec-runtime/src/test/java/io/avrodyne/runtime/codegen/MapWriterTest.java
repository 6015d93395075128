package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.ApacheOracle;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Ours;
import io.avrodyne.runtime.binary.Primitives;
import java.util.AbstractMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.util.Utf8;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

public class MapWriterTest {

  private static final Schema INTS = Schema.createMap(Schema.create(Schema.Type.INT));

  /** A writer of maps of ints, as generated code has them. */
  public static final class OfInt extends MapWriter<String, Integer> {

    public static int encode(@Nullable Map<String, Integer> map, AvroOutput out, int p) {
      OfInt writer = Outputs.borrow(out, OfInt.class);
      if (writer == null) {
        writer = new OfInt();
      }
      int next = writer.write(out, p, map);
      Outputs.giveBack(out, writer);
      return next;
    }

    @Override
    protected int putEntry(AvroOutput out, int p, String key, Integer value) {
      p = Outputs.putString(out, p, key, 0);
      int number = Failures.nonNull(value);
      Outputs.ensure(out, p, Primitives.MAX_INT_BYTES);
      return Primitives.putInt(Outputs.buffer(out), p, number);
    }
  }

  /** A node of a tree: its children by name. */
  public static final class Node {
    public final Map<String, Node> children = new LinkedHashMap<>();
  }

  public static final class OfNode extends MapWriter<String, Node> {

    public static int encode(Map<String, Node> map, AvroOutput out, int p) {
      OfNode writer = Outputs.borrow(out, OfNode.class);
      if (writer == null) {
        writer = new OfNode();
      }
      int next = writer.write(out, p, map);
      Outputs.giveBack(out, writer);
      return next;
    }

    @Override
    protected int putEntry(AvroOutput out, int p, String key, Node value) {
      p = Outputs.putString(out, p, key, 0);
      Node node = Failures.nonNull(value);
      try {
        return encode(node.children, out, p);
      } catch (RuntimeException e) {
        throw Failures.encoding(e, "children");
      }
    }
  }

  static Stream<Map<String, Integer>> maps() {
    Map<String, Integer> entries = new LinkedHashMap<>();
    entries.put("", 0);
    entries.put("\u00FC\uD83D\uDE00", -1);
    entries.put("k".repeat(100), Integer.MIN_VALUE);
    for (int i = 0; i < 1_000; i++) {
      entries.put("key" + i, i * i);
    }
    return Stream.of(
        Map.of(),
        Map.of("a", 1),
        entries,
        new HashMap<>(entries),
        new TreeMap<>(entries),
        new ConcurrentHashMap<>(entries),
        Map.copyOf(entries));
  }

  @ParameterizedTest
  @MethodSource("maps")
  void mapIsWrittenAsApacheWritesIt(Map<String, Integer> map) {
    byte[] expected =
        ApacheOracle.write(
            encoder -> new GenericDatumWriter<Map<String, Integer>>(INTS).write(map, encoder));
    byte[] bytes = written(map);
    assertArrayEquals(expected, bytes);
    Map<Utf8, Integer> read =
        ApacheOracle.read(
            bytes, decoder -> new GenericDatumReader<Map<Utf8, Integer>>(INTS).read(null, decoder));
    assertEquals(map.size(), read.size());
  }

  @Test
  void emptyMapIsOneByte() {
    assertArrayEquals(Ours.hex("00"), written(Map.of()));
  }

  @Test
  void mapsWithinMapsOfTheSameShapeAreWritten() {
    Node root = new Node();
    Node child = new Node();
    root.children.put("a", child);
    root.children.put("b", new Node());
    child.children.put("c", new Node());
    AvroOutput out = new AvroOutput(0);
    byte[] expected = Ours.hex("04 02 61 02 02 63 00 00 02 62 00 00");
    for (int i = 0; i < 3; i++) {
      out.reset();
      Ours.commit(out, OfNode.encode(root.children, out, 0));
      assertArrayEquals(expected, out.toByteArray());
    }
  }

  @Test
  void errorHasThePathOfTheEntry() {
    Node root = new Node();
    Node child = new Node();
    root.children.put("a", new Node());
    root.children.put("b", child);
    child.children.put("c", null);
    AvroOutput out = new AvroOutput(0);
    EncodeException e =
        assertThrows(EncodeException.class, () -> OfNode.encode(root.children, out, 0));
    assertEquals("[1].children[0]: null where the schema does not allow null", e.getMessage());
  }

  @Test
  void nullMapKeyAndValueAreRefused() {
    AvroOutput out = new AvroOutput(0);
    assertThrows(EncodeException.class, () -> OfInt.encode(null, out, 0));
    Map<String, Integer> nullKey = new HashMap<>();
    nullKey.put(null, 1);
    EncodeException e = assertThrows(EncodeException.class, () -> written(nullKey));
    assertEquals("[0]: null where the schema does not allow null", e.getMessage());
    Map<String, Integer> nullValue = new HashMap<>();
    nullValue.put("a", null);
    assertThrows(EncodeException.class, () -> written(nullValue));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 1, 3, 100})
  void mapThatLiesAboutItsSizeIsRefused(int said) {
    Map<String, Integer> lying =
        new AbstractMap<>() {
          @Override
          public Set<Entry<String, Integer>> entrySet() {
            return Map.of("a", 1, "b", 2).entrySet();
          }

          @Override
          public int size() {
            return said;
          }
        };
    EncodeException e = assertThrows(EncodeException.class, () -> written(lying));
    assertEquals("the collection was modified while it was being read", e.reason());
  }

  @Test
  void whatTheMapThrowsIsTheCause() {
    Map<String, Integer> throwing =
        new HashMap<>(Map.of("a", 1)) {
          private static final long serialVersionUID = 1L;

          @Override
          public void forEach(BiConsumer<? super String, ? super Integer> to) {
            throw new IllegalStateException("secret");
          }
        };
    EncodeException e = assertThrows(EncodeException.class, () -> written(throwing));
    assertEquals("[0]: reading the value threw java.lang.IllegalStateException", e.getMessage());
  }

  @Test
  void writerIsUsableAfterAFailure() {
    OfInt writer = new OfInt();
    AvroOutput out = new AvroOutput(0);
    Map<String, Integer> bad = new HashMap<>();
    bad.put("a", null);
    assertThrows(EncodeException.class, () -> writer.write(out, 0, bad));
    Ours.commit(out, writer.write(out, 0, Map.of("a", 1)));
    assertArrayEquals(Ours.hex("02 02 61 02 00"), out.toByteArray());
  }

  @Test
  void entryAfterTheMapIsRefused() {
    OfInt writer = new OfInt();
    AvroOutput out = new AvroOutput();
    writer.write(out, 0, Map.of("a", 1));
    assertThrows(EncodeException.class, () -> writer.accept("b", 2));
  }

  @Test
  void outputLendsAWriterOfExactlyTheClassOnce() {
    AvroOutput out = new AvroOutput();
    assertNull(Outputs.borrow(out, OfInt.class));
    OfInt writer = new OfInt();
    OfNode other = new OfNode();
    Outputs.giveBack(out, writer);
    Outputs.giveBack(out, other);
    assertSame(writer, Outputs.borrow(out, OfInt.class));
    assertNull(Outputs.borrow(out, OfInt.class));
    assertSame(other, Outputs.borrow(out, OfNode.class));
  }

  @Test
  void outputKeepsABoundedNumberOfWriters() {
    AvroOutput out = new AvroOutput();
    for (int i = 0; i < 1_000; i++) {
      Outputs.giveBack(out, new OfInt());
    }
    int kept = 0;
    while (Outputs.borrow(out, OfInt.class) != null) {
      kept++;
    }
    assertEquals(32, kept);
  }

  @Test
  void writerIsKeptByTheOutput() {
    AvroOutput out = new AvroOutput();
    OfInt.encode(Map.of("a", 1), out, 0);
    assertNotNull(Outputs.borrow(out, OfInt.class));
  }

  private static byte[] written(Map<String, Integer> map) {
    AvroOutput out = new AvroOutput(0);
    Ours.commit(out, OfInt.encode(map, out, 0));
    return out.toByteArray();
  }
}
