package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import java.io.Serial;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import org.apache.avro.util.Utf8;
import org.junit.jupiter.api.Test;

class CopyCallsTest {

  @Test
  void arraysAreNew() {
    byte[] bytes = {1, 2};
    assertNotSame(bytes, CopyCalls.of(bytes));
    assertArrayEquals(bytes, CopyCalls.of(bytes));
    assertArrayEquals(bytes, CopyCalls.of(bytes, 2));
    assertArrayEquals(new long[] {1}, CopyCalls.of(new long[] {1}));
    assertArrayEquals(new int[] {1}, CopyCalls.of(new int[] {1}));
    assertArrayEquals(new short[] {1}, CopyCalls.of(new short[] {1}));
    assertArrayEquals(new float[] {1}, CopyCalls.of(new float[] {1}));
    assertArrayEquals(new double[] {1}, CopyCalls.of(new double[] {1}));
    assertArrayEquals(new boolean[] {true}, CopyCalls.of(new boolean[] {true}));
  }

  @Test
  void remainingBytesOfABufferAreCopied() {
    ByteBuffer buffer = ByteBuffer.wrap(new byte[] {1, 2, 3}).position(1);
    ByteBuffer copy = CopyCalls.of(buffer, 2);
    buffer.put(1, (byte) 9);
    assertEquals(ByteBuffer.wrap(new byte[] {2, 3}), copy);
    assertEquals(1, buffer.position());
  }

  @Test
  void aFixedHasItsSize() {
    assertRejected("a fixed value has 1 bytes instead of 2", () -> CopyCalls.of(new byte[1], 2));
    assertRejected(
        "a fixed value has 1 bytes instead of 2", () -> CopyCalls.of(ByteBuffer.allocate(1), 2));
  }

  @Test
  void textsAreNewOrStrings() {
    Utf8 text = new Utf8("abc");
    Utf8 copy = CopyCalls.of(text);
    text.set("xyz");
    assertEquals(new Utf8("abc"), copy);
    assertEquals("abc", CopyCalls.of(CharBuffer.wrap("abc")));
  }

  @Test
  void numbersAreSharedUnlessTheirClassIsASubclass() {
    BigDecimal price = new BigDecimal("1.20");
    assertSame(price, CopyCalls.of(price));
    BigDecimal other = CopyCalls.of(new Price("1.20"));
    assertEquals(BigDecimal.class, other.getClass());
    assertEquals(price, other);
    BigInteger count = new BigInteger("120");
    assertSame(count, CopyCalls.of(count));
    BigInteger another = CopyCalls.of(new Count("120"));
    assertEquals(BigInteger.class, another.getClass());
    assertEquals(count, another);
  }

  @Test
  @SuppressWarnings("NullAway") // A null that the caller may have is passed on.
  void nullIsRejected() {
    assertRejected("null where the schema does not allow null", () -> CopyCalls.of((byte[]) null));
  }

  @Test
  void depthIsLimited() {
    assertEquals(1, CopyCalls.enter(0));
    assertRejected("nested deeper than 256 levels", () -> CopyCalls.enter(256));
  }

  @Test
  void failuresHaveThePathAndTheCause() {
    EncodeException failed =
        CopyCalls.failed(CopyCalls.failed(new IllegalStateException(), 2), "lines");
    assertEquals("lines[2]", failed.path());
    assertInstanceOf(IllegalStateException.class, failed.getCause());
  }

  @Test
  void aValueIsWrittenAndRead() {
    assertEquals("abc", encoded((value, out, p) -> Outputs.putString(out, p, value, 0)));
    assertThrows(DecodeException.class, () -> encoded((value, out, p) -> p));
  }

  private static String encoded(CopyCalls.Writer<String> writer) {
    return CopyCalls.encoded("abc", writer, Inputs::readStringOutOfLine);
  }

  private static void assertRejected(String reason, Runnable copying) {
    assertEquals(reason, assertThrows(EncodeException.class, copying::run).reason());
  }

  private static final class Price extends BigDecimal {

    @Serial private static final long serialVersionUID = 1L;

    Price(String text) {
      super(text);
    }
  }

  private static final class Count extends BigInteger {

    @Serial private static final long serialVersionUID = 1L;

    Count(String text) {
      super(text);
    }
  }
}
