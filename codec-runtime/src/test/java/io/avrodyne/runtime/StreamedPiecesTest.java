package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.binary.Primitives;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests of data that arrive in pieces: how much is decoded, counted in bytes, and that nothing is
 * asked for which the datum does not need.
 */
class StreamedPiecesTest {

  private static final int SEGMENT = 1_448;
  private static final int MEBIBYTE = 1 << 20;

  /** How many bytes were decoded, in all attempts. */
  private long decoded;

  @ParameterizedTest
  @CsvSource({"1448, 1048577", "1, 65537", "1, 200001", "65536, 1048577", "70001, 3000001"})
  void datumInPiecesIsDecodedAtMostThreeTimes(int piece, int size) throws IOException {
    byte[] datum = numbers(size);
    for (boolean channel : new boolean[] {false, true}) {
      Pieces pieces = new Pieces(datum, piece).open();
      StreamedInput in = channel ? StreamedInput.of(pieces.asChannel()) : StreamedInput.of(pieces);
      decoded = 0;
      assertEquals(size, in.read(counting(StreamedPiecesTest::sizeOfNumbers)));
      assertTrue(decoded <= 3L * size, () -> decoded + " of " + size + " bytes were decoded");
    }
  }

  @Test
  void datumAfterOthersIsDecodedAtMostThreeTimes() throws IOException {
    byte[] before = numbers(40_001);
    byte[] datum = numbers(300_001);
    Pieces pieces = new Pieces(concat(before, datum), SEGMENT);
    StreamedInput in = StreamedInput.of(pieces);
    assertEquals(before.length, in.read(counting(StreamedPiecesTest::sizeOfNumbers)));
    decoded = 0;
    assertEquals(datum.length, in.read(counting(StreamedPiecesTest::sizeOfNumbers)));
    assertTrue(decoded <= 3L * datum.length, () -> decoded + " bytes were decoded");
  }

  @Test
  void datumOfManyStringsIsDecodedAtMostThreeTimes() throws IOException {
    AvroOutput out = new AvroOutput();
    int count = 3_000;
    for (int i = 0; i < count; i++) {
      Ours.putString(out, "é".repeat(i % 300) + i);
    }
    byte[] datum = out.toByteArray();
    StreamedInput in = StreamedInput.of(new Pieces(datum, SEGMENT));
    int characters =
        in.read(
            counting(
                input -> {
                  int sum = 0;
                  for (int i = 0; i < count; i++) {
                    sum += input.readString().length();
                  }
                  return sum;
                }));
    assertTrue(characters > 0);
    assertTrue(decoded <= 3L * datum.length, () -> decoded + " of " + datum.length);
  }

  @Test
  void completeDatumIsReturnedWhileTheStreamStaysOpen() throws IOException {
    byte[] datum = numbers(100_001);
    for (int piece : new int[] {1, SEGMENT, datum.length}) {
      // A stream that is asked for more than it has would wait for ever; here it fails instead.
      StreamedInput in = StreamedInput.of(new Pieces(datum, piece).open());
      assertEquals(datum.length, in.read(StreamedPiecesTest::sizeOfNumbers));
      assertEquals(datum.length, in.position());
    }
  }

  @Test
  void severalDataInOnePieceAreReadWithoutAskingForMore() throws IOException {
    byte[] datum = numbers(1_001);
    StreamedInput in = StreamedInput.of(new Pieces(concat(datum, datum, datum), 3_000).open());
    for (int i = 0; i < 3; i++) {
      assertEquals(datum.length, in.read(StreamedPiecesTest::sizeOfNumbers));
    }
  }

  @Test
  void largeDatumIsReadByDefaultAndALargerOneRejected() throws IOException {
    int max = StreamedInput.DEFAULT_MAX_DATUM_BYTES;
    int header = 4;
    byte[] largest = bytes(max - header);
    assertEquals(max, largest.length);
    StreamedInput in = StreamedInput.of(new Pieces(largest, MEBIBYTE).open());
    assertEquals(max - header, in.read(AvroInput::readBytes).length);
    StreamedInput tooLarge = StreamedInput.of(new Pieces(bytes(max - header + 1), MEBIBYTE).open());
    LimitExceededException e =
        assertThrows(LimitExceededException.class, () -> tooLarge.read(AvroInput::readBytes));
    assertTrue(e.getMessage().startsWith("a datum is longer than " + max + " bytes"));
    assertEquals(0, tooLarge.position());
  }

  @Test
  void announcedNumbersOfItemsAreChecked() {
    AvroInput input = new AvroInput(DecodeLimits.DEFAULT.withMaxItems(10), Strictness.STRICT);
    byte[] eleven = {22, 0, 0};
    StreamedInput in = StreamedInput.of(new Pieces(eleven, 1).open(), input, 100);
    assertThrows(LimitExceededException.class, () -> in.read(it -> Internals.startBlocks(it, 1)));
    StreamedInput many = StreamedInput.of(new Pieces(new byte[] {-128, 16, 0}, 1), input, 100);
    assertThrows(LimitExceededException.class, () -> many.read(it -> Internals.startBlocks(it, 1)));
  }

  @Test
  void announcedLengthAboveALimitIsRejectedBeforeItArrives() {
    AvroInput input = new AvroInput(DecodeLimits.DEFAULT.withMaxStringBytes(3), Strictness.STRICT);
    StreamedInput in = StreamedInput.of(new Pieces(new byte[] {8, 'a'}, 1).open(), input, 100);
    LimitExceededException e =
        assertThrows(LimitExceededException.class, () -> in.read(AvroInput::readString));
    assertTrue(e.getMessage().startsWith("a string is longer than 3 bytes"));
  }

  @ParameterizedTest
  @ValueSource(longs = {Long.MAX_VALUE, Long.MAX_VALUE - 1, Long.MAX_VALUE - 11, 1L << 31})
  void announcedSizeThatOverflowsIsRejected(long size) throws IOException {
    byte[] header = Ours.put((b, p) -> Primitives.putLong(b, Primitives.putLong(b, p, -1), size));
    byte[] data = concat(new byte[] {1}, header);
    int attempts = 2;
    for (int max : new int[] {100, Integer.MAX_VALUE}) {
      StreamedInput in = StreamedInput.of(new Pieces(data, 20), new AvroInput(), max);
      assertEquals(-1, in.read(AvroInput::readLong));
      int[] made = new int[1];
      LimitExceededException e =
          assertThrows(
              LimitExceededException.class,
              () ->
                  in.read(
                      input -> {
                        assertTrue(made[0]++ < attempts, "decoded again and again");
                        return Internals.startBlocks(input, 1);
                      }));
      assertTrue(e.getMessage().startsWith("a datum is longer than "), e::getMessage);
      assertEquals(1, e.position());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 40, 1_000})
  void maximumSizeIsTheSameHoweverADatumArrives(int piece) throws IOException {
    byte[] hundred = bytes(98);
    byte[] more = bytes(99);
    assertEquals(100, hundred.length);
    Pieces pieces = new Pieces(concat(hundred, hundred, more, hundred), piece);
    StreamedInput in = StreamedInput.of(pieces, new AvroInput(), 100);
    assertEquals(98, in.read(AvroInput::readBytes).length);
    assertEquals(98, in.read(AvroInput::readBytes).length);
    LimitExceededException e =
        assertThrows(LimitExceededException.class, () -> in.read(AvroInput::readBytes));
    assertEquals(200, e.position());
    assertEquals(200, in.position());
  }

  @Test
  void bytesMissingWithinADatumAreNotWaitedFor() {
    byte[] textOfThreeBytes = {4, 6, 'a'};
    StreamedInput in = StreamedInput.of(new Pieces(textOfThreeBytes, 1).open());
    DecodeException e =
        assertThrows(
            DecodeException.class,
            () -> in.read(input -> new AvroInput().reset(input.readBytes()).readString()));
    assertEquals(2, e.missingBytes());
  }

  @Test
  void exceptionsOfTheCallerAreNoReasonToStop() throws IOException {
    byte[] datum = numbers(100_001);
    StreamedInput in = StreamedInput.of(new Pieces(datum, SEGMENT).open());
    Function<AvroInput, Integer> wrapping =
        input -> {
          try {
            return sizeOfNumbers(input);
          } catch (DecodeException e) {
            throw new IllegalStateException("the message cannot be read", e);
          }
        };
    assertEquals(datum.length, in.read(wrapping));
  }

  @Test
  void datumWithoutBytesIsReadWithoutWaiting() throws IOException {
    StreamedInput open = StreamedInput.of(new Pieces(new byte[] {2}, 1).open());
    assertEquals("", open.read(input -> ""));
    assertEquals(1, open.read(AvroInput::readLong));
    assertEquals("", open.read(input -> ""));
    StreamedInput none = StreamedInput.of(InputStream.nullInputStream());
    assertEquals("", none.read(input -> ""));
    assertThrows(EOFException.class, () -> none.read(AvroInput::readLong));
  }

  @Test
  void whatTheStreamThrowsInTheMiddleIsPassedOnAndLosesNothing() throws IOException {
    byte[] datum = numbers(5_001);
    for (Exception failure :
        new Exception[] {new IOException("broken"), new IllegalStateException("not ready")}) {
      Pieces pieces = new Pieces(datum, 100);
      StreamedInput in = StreamedInput.of(pieces);
      pieces.failure = failure;
      pieces.failAt = 2_000;
      Exception thrown =
          assertThrows(Exception.class, () -> in.read(StreamedPiecesTest::sizeOfNumbers));
      assertEquals(failure, thrown);
      assertEquals(0, in.position());
      assertEquals(datum.length, in.read(StreamedPiecesTest::sizeOfNumbers));
    }
  }

  @Test
  void inputOfTheCallerReadsArraysBetweenData() throws IOException {
    AvroInput input = new AvroInput();
    StreamedInput in = StreamedInput.of(new Pieces(new byte[] {4, 6}, 1).open(), input, 100);
    assertEquals(2, in.read(AvroInput::readLong));
    DecodeException e =
        assertThrows(DecodeException.class, () -> input.reset(new byte[0]).readLong());
    assertEquals(1, e.missingBytes());
    assertEquals(3, in.read(AvroInput::readLong));
  }

  @Test
  void secondDecoderReadsOnWhereTheFirstFailed() throws IOException {
    byte[] datum = {4, (byte) 0xC3, 0x28};
    TextCodec text = new TextCodec();
    StreamedInput in = StreamedInput.of(new Pieces(datum, 1).open());
    Function<AvroInput, Object> either =
        input -> {
          try {
            return text.decode(input);
          } catch (DecodeException e) {
            return input.readBytes();
          }
        };
    assertEquals(2, assertInstanceOf(byte[].class, in.read(either)).length);
    assertEquals(datum.length, in.position());
  }

  /** Returns an array of one-byte longs in blocks of one item, so that only its end shows it. */
  private static byte[] numbers(int oddSize) {
    byte[] datum = new byte[oddSize];
    Arrays.fill(datum, (byte) 2);
    datum[oddSize - 1] = 0;
    return datum;
  }

  private static int sizeOfNumbers(AvroInput in) {
    int start = in.position();
    int count = Internals.startBlocks(in, 1);
    while (count > 0) {
      int end = Internals.blockEnd(in);
      in.readLong();
      count = Internals.nextBlock(in, end, 1);
    }
    return in.position() - start;
  }

  private static byte[] bytes(int length) {
    AvroOutput out = new AvroOutput();
    int p = out.size();
    Internals.ensure(out, p, 10L + length);
    Internals.commit(out, Primitives.putInt(Internals.buffer(out), p, length) + length);
    return out.toByteArray();
  }

  private static byte[] concat(byte[]... data) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] each : data) {
      all.writeBytes(each);
    }
    return all.toByteArray();
  }

  private <T> Function<AvroInput, T> counting(Function<AvroInput, T> decoder) {
    return in -> {
      int start = in.position();
      try {
        return decoder.apply(in);
      } finally {
        decoded += in.position() - start;
      }
    };
  }

  /** A stream that gives its bytes in pieces, and may fail once or stay open at the end. */
  private static final class Pieces extends InputStream {

    private final byte[] bytes;
    private final int piece;
    private int given;
    private boolean open;
    private int failAt = -1;
    private @Nullable Exception failure;

    Pieces(byte[] bytes, int piece) {
      this.bytes = bytes;
      this.piece = piece;
    }

    /** Makes reading after the last byte an error, as an open socket would wait for ever. */
    Pieces open() {
      open = true;
      return this;
    }

    ReadableByteChannel asChannel() {
      return new ReadableByteChannel() {
        @Override
        public int read(ByteBuffer target) throws IOException {
          byte[] part = new byte[Math.min(target.remaining(), piece)];
          int count = Pieces.this.read(part, 0, part.length);
          target.put(part, 0, Math.max(count, 0));
          return count;
        }

        @Override
        public boolean isOpen() {
          return true;
        }

        @Override
        public void close() {}
      };
    }

    @Override
    public int read() {
      throw new AssertionError("read byte by byte");
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      throwOnce();
      int count = Math.min(Math.min(length, piece), bytes.length - given);
      if (count == 0) {
        if (open) {
          throw new AssertionError("asked for more than the data");
        }
        return -1;
      }
      System.arraycopy(bytes, given, target, offset, count);
      given += count;
      return count;
    }

    private void throwOnce() throws IOException {
      Exception thrown = given >= failAt ? failure : null;
      if (thrown != null) {
        failure = null;
        if (thrown instanceof IOException broken) {
          throw broken;
        }
        throw (RuntimeException) thrown;
      }
    }
  }
}
