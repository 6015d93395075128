package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.codegen.Outputs;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AvroOutputTest {

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7, 512})
  void whatWasThereStaysWhenItGrows(int capacity) {
    AvroOutput out = new AvroOutput(capacity);
    StringBuilder all = new StringBuilder();
    for (int length = 0; length < 300; length += 7) {
      Ours.putString(out, "x".repeat(length));
      all.append("x".repeat(length));
    }
    AvroInput in = Ours.strict(out.toByteArray());
    StringBuilder read = new StringBuilder();
    while (in.remaining() > 0) {
      read.append(in.readString());
    }
    assertEquals(all.toString(), read.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "\u00FC", "\uD83D\uDE00"})
  void stringOfTenMegabytesGoesThereAndBack(String unit) {
    String text = unit.repeat(10_000_000 / unit.length());
    AvroOutput out = new AvroOutput();
    Ours.putString(out, "before");
    Ours.putString(out, text);
    AvroInput in = Ours.strict(out.toByteArray());
    assertEquals("before", in.readString());
    assertTrue(text.equals(in.readString()));
    assertEquals(0, in.remaining());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 5, 11, 13, 31, 33, 100, 1_025, 8_193})
  void thereIsSpaceForTheReserveAfterAString(int length) {
    for (String text : new String[] {"a".repeat(length), "\u6F22".repeat(length)}) {
      AvroOutput out = new AvroOutput(0);
      int p = Outputs.putString(out, 0, text, 40);
      assertTrue(Outputs.buffer(out).length - p >= 40);
    }
  }

  @Test
  void thereIsSpaceForTheReserveAfterANull() {
    AvroOutput out = new AvroOutput(0);
    int p = Outputs.putNullableString(out, 0, null, 0, 40);
    assertTrue(Outputs.buffer(out).length - p >= 40);
  }

  @Test
  void nullableStringBeginsWithItsBranch() {
    AvroOutput out = new AvroOutput(0);
    out.commit(Outputs.putNullableString(out, 0, "ab", 1, 0));
    out.commit(Outputs.putNullableString(out, out.size(), "ab", 0, 0));
    out.commit(Outputs.putNullableString(out, out.size(), null, 1, 0));
    out.commit(Outputs.putNullableString(out, out.size(), null, 0, 0));
    assertArrayEquals(Ours.hex("02 04 61 62 00 04 61 62 00 02"), out.toByteArray());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 60, 62, 63, 64, 65, 126, 128})
  void nullableStringGrowsAFullOutput(int capacity) {
    for (String text :
        new String[] {"", "ab", "a".repeat(63), "\u00e4\u00f6", "\u6F22".repeat(21)}) {
      AvroOutput out = new AvroOutput(capacity);
      byte[] before = new byte[capacity];
      Arrays.fill(before, (byte) 7);
      out.append(before, 0, capacity);
      out.commit(Outputs.putNullableString(out, out.size(), text, 1, 0));
      AvroInput in = Ours.strict(out.toByteArray());
      assertArrayEquals(before, in.readFixed(capacity));
      assertEquals(1, in.readInt());
      assertEquals(text, in.readString());
      assertEquals(0, in.remaining());
    }
  }

  @Test
  void nullStringIsRefused() {
    AvroOutput out = new AvroOutput();
    EncodeException e =
        assertThrows(EncodeException.class, () -> Outputs.putString(out, 0, null, 0));
    assertEquals("null where the schema does not allow null", e.reason());
  }

  @Test
  void failedStringLeavesTheContent() {
    AvroOutput out = new AvroOutput(0);
    Ours.putString(out, "kept");
    byte[] before = out.toByteArray();
    String text = "z".repeat(5_000) + "\uD83D";
    assertThrows(EncodeException.class, () -> Ours.putString(out, text));
    assertArrayEquals(before, out.toByteArray());
  }

  @Test
  void contentBeyondTheLargestArrayIsRefused() {
    AvroOutput out = new AvroOutput(8);
    EncodeException e =
        assertThrows(EncodeException.class, () -> Outputs.ensure(out, 5, Integer.MAX_VALUE - 12));
    assertEquals("the encoded data exceed the maximum array size of the JVM", e.reason());
  }

  @Test
  void resetKeepsTheArray() {
    AvroOutput out = new AvroOutput(0);
    Ours.putString(out, "abc");
    byte[] array = Outputs.buffer(out);
    out.reset();
    assertEquals(0, out.size());
    assertSame(array, Outputs.buffer(out));
  }

  @Test
  void bufferViewIsTheContentAndReadOnly() {
    AvroOutput out = new AvroOutput(64);
    Ours.putString(out, "abc");
    ByteBuffer view = out.toByteBuffer();
    assertTrue(view.isReadOnly());
    assertEquals(ByteBuffer.wrap(out.toByteArray()), view);
  }

  @Test
  void streamGetsTheContentOnly() throws IOException {
    AvroOutput out = new AvroOutput(64);
    Ours.putString(out, "abc");
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    out.writeTo(stream);
    assertArrayEquals(Ours.hex("06 61 62 63"), stream.toByteArray());
    assertEquals(4, out.size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "\u00FC"})
  void spaceBeyondTheLargestArrayIsRefusedAfterAnyString(String value) {
    AvroOutput out = new AvroOutput(0);
    int most = Integer.MAX_VALUE;
    assertThrows(EncodeException.class, () -> Outputs.putString(out, 0, value, most));
    assertThrows(EncodeException.class, () -> Outputs.putNullableString(out, 0, value, 1, most));
    assertThrows(EncodeException.class, () -> Outputs.putNullableString(out, 0, null, 1, most));
  }
}
