package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.ApacheOracle;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Ours;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BinariesTest {

  private static final byte[] CONTENT = Ours.hex("00 7f 80 ff 01");

  /** Returns buffers of every kind that contain {@link #CONTENT}, some with bytes around it. */
  static Stream<ByteBuffer> buffers() {
    byte[] around = Ours.hex("ee ee 00 7f 80 ff 01 ee");
    ByteBuffer direct = ByteBuffer.allocateDirect(8).put(around);
    return Stream.of(
        ByteBuffer.wrap(CONTENT),
        ByteBuffer.wrap(CONTENT).asReadOnlyBuffer(),
        ByteBuffer.wrap(around, 2, 5),
        ByteBuffer.wrap(around).slice(2, 5),
        ByteBuffer.wrap(around, 1, 7).slice().position(1).limit(6).asReadOnlyBuffer(),
        direct.duplicate().position(2).limit(7),
        direct.slice(2, 5).asReadOnlyBuffer());
  }

  @Property(tries = 300)
  void anyBytesAreWrittenAsApacheWritesThemAndComeBack(@ForAll byte[] value) {
    byte[] bytes = ApacheOracle.write(encoder -> encoder.writeBytes(value));
    assertArrayEquals(bytes, written(value));
    AvroInput in = Ours.strict(bytes);
    assertArrayEquals(value, in.readBytes());
    assertEquals(0, in.remaining());
    assertArrayEquals(value, Ours.strict(bytes).readBytes(new byte[3]));
    assertEquals(ByteBuffer.wrap(value), Ours.strict(bytes).readByteBuffer());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 63, 64, 8_191, 8_192, 3_000_000})
  void bytesOfLength(int length) {
    byte[] value = new byte[length];
    Arrays.fill(value, (byte) 0xFF);
    byte[] bytes = ApacheOracle.write(encoder -> encoder.writeBytes(value));
    assertArrayEquals(bytes, written(value));
    assertArrayEquals(value, Ours.strict(bytes).readBytes());
  }

  @ParameterizedTest
  @MethodSource("buffers")
  void bufferIsWrittenAndItsPositionStays(ByteBuffer value) {
    ByteBuffer before = value.duplicate();
    AvroOutput out = new AvroOutput(0);
    Ours.commit(out, Outputs.putBytes(out, 0, value));
    assertArrayEquals(written(CONTENT), out.toByteArray());
    assertEquals(before.position(), value.position());
    assertEquals(before.limit(), value.limit());
  }

  @ParameterizedTest
  @MethodSource("buffers")
  void bufferIsWrittenAsFixed(ByteBuffer value) {
    int position = value.position();
    assertArrayEquals(CONTENT, Ours.put((b, p) -> Binaries.putFixed(b, p, value, 5)));
    assertEquals(position, value.position());
  }

  @Test
  void fixedIsItsBytes() {
    byte[] bytes = Ours.put((b, p) -> Binaries.putFixed(b, p, CONTENT, 5));
    assertArrayEquals(CONTENT, bytes);
    assertArrayEquals(CONTENT, Ours.strict(bytes).readFixed(5));
    assertEquals(ByteBuffer.wrap(CONTENT), Binaries.readFixedBuffer(Ours.strict(bytes), 5));
  }

  @Test
  void fixedOfNoBytesIsNothing() {
    assertEquals(0, Ours.put((b, p) -> Binaries.putFixed(b, p, new byte[0], 0)).length);
    assertEquals(0, Ours.strict(new byte[0]).readFixed(0).length);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 4, 6})
  void fixedOfAnotherSizeIsRefused(int size) {
    byte[] b = new byte[16];
    EncodeException e =
        assertThrows(EncodeException.class, () -> Binaries.putFixed(b, 0, CONTENT, size));
    assertEquals("a fixed value has 5 bytes instead of " + size, e.reason());
    ByteBuffer buffer = ByteBuffer.wrap(CONTENT);
    assertThrows(EncodeException.class, () -> Binaries.putFixed(b, 0, buffer, size));
  }

  @Test
  void nullIsRefused() {
    AvroOutput out = new AvroOutput();
    byte[] none = null;
    ByteBuffer noBuffer = null;
    assertThrows(EncodeException.class, () -> Outputs.putBytes(out, 0, none));
    assertThrows(EncodeException.class, () -> Outputs.putBytes(out, 0, noBuffer));
    assertThrows(EncodeException.class, () -> Binaries.putFixed(Outputs.buffer(out), 0, none, 0));
    assertThrows(
        EncodeException.class, () -> Binaries.putFixed(Outputs.buffer(out), 0, noBuffer, 0));
  }

  @Test
  void arrayOfTheSameLengthIsOverwritten() {
    byte[] previous = new byte[5];
    assertSame(previous, Ours.strict(written(CONTENT)).readBytes(previous));
    assertArrayEquals(CONTENT, previous);
    Arrays.fill(previous, (byte) 9);
    assertSame(previous, Ours.strict(CONTENT).readFixed(5, previous));
    assertArrayEquals(CONTENT, previous);
  }

  @Test
  void arrayOfAnotherLengthIsLeftAlone() {
    byte[] previous = new byte[4];
    assertNotSame(previous, Ours.strict(written(CONTENT)).readBytes(previous));
    assertArrayEquals(CONTENT, Ours.strict(CONTENT).readFixed(5, previous));
    assertArrayEquals(CONTENT, Ours.strict(CONTENT).readFixed(5, null));
    assertArrayEquals(new byte[4], previous);
  }

  @Test
  void everyTruncationIsRefused() {
    byte[] bytes = written(CONTENT);
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThrows(DecodeException.class, Ours.strict(cut)::readBytes);
      assertThrows(DecodeException.class, () -> Ours.strict(cut).readBytes(new byte[5]));
      assertThrows(DecodeException.class, () -> Ours.strict(cut).readFixed(6));
      assertThrows(DecodeException.class, () -> Ours.strict(cut).readFixed(6, new byte[6]));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, Long.MIN_VALUE, 4, Integer.MAX_VALUE, 1L << 40, Long.MAX_VALUE})
  void lengthThatTheInputDoesNotHaveIsRefused(long length) {
    byte[] bytes =
        ApacheOracle.write(
            encoder -> {
              encoder.writeLong(length);
              encoder.writeFixed(new byte[3]);
            });
    DecodeException e = assertThrows(DecodeException.class, Ours.strict(bytes)::readBytes);
    assertEquals(
        length < 0 ? "a length is negative" : "a byte string is longer than the input", e.reason());
    assertEquals(0, e.position());
  }

  @Test
  void lengthBeyondTheLimitIsRefused() {
    DecodeLimits limits = DecodeLimits.DEFAULT.withMaxBytesLength(5).withMaxStringBytes(0);
    assertArrayEquals(CONTENT, Ours.limited(written(CONTENT), limits).readBytes());
    AvroInput in = Ours.limited(written(CONTENT), limits.withMaxBytesLength(4));
    LimitExceededException e = assertThrows(LimitExceededException.class, in::readBytes);
    assertEquals("a byte string is longer than 4 bytes (DecodeLimits.maxBytesLength)", e.reason());
  }

  @Test
  void buffersAreReadAndWrittenAsBytes() {
    AvroOutput out = new AvroOutput(0);
    ByteBuffer value = ByteBuffer.wrap(CONTENT);
    Ours.commit(out, Binaries.put(out, 0, value));
    assertArrayEquals(written(CONTENT), out.toByteArray());
    assertEquals(value, Binaries.readBuffer(Ours.strict(out.toByteArray())));
    assertThrows(EncodeException.class, () -> Binaries.put(out, 0, null));
  }

  private static byte[] written(byte[] value) {
    AvroOutput out = new AvroOutput(0);
    Ours.commit(out, Outputs.putBytes(out, 0, value));
    return out.toByteArray();
  }
}
