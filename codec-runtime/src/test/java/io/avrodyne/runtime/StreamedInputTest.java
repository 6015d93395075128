package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StreamedInputTest {

  private static final int CHUNK = 1 << 16;

  @Test
  void dataAcrossTheEndOfTheArrayAreRead() throws IOException {
    AvroOutput out = new AvroOutput();
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < 2_000; i++) {
      texts.add("text ".repeat(i % 40) + i);
    }
    texts.add("long ".repeat(CHUNK));
    texts.add("end");
    texts.forEach(text -> Ours.putString(out, text));
    try (StreamedInput in = StreamedInput.of(new ByteArrayInputStream(out.toByteArray()))) {
      for (String text : texts) {
        assertTrue(in.hasMore());
        assertEquals(text, in.read(AvroInput::readString));
      }
      assertFalse(in.hasMore());
      assertEquals(out.size(), in.position());
      assertThrows(EOFException.class, () -> in.read(AvroInput::readString));
    }
  }

  @Test
  void dataThatHaveArrivedAreReadBeforeMoreArrive() throws IOException {
    Pipe pipe = Pipe.open();
    try (StreamedInput in = StreamedInput.of(pipe.source());
        Pipe.SinkChannel sink = pipe.sink()) {
      sink.write(ByteBuffer.wrap(new byte[] {2, 4, 6}));
      assertEquals(1, in.read(AvroInput::readLong));
      assertEquals(2, in.read(AvroInput::readLong));
      assertEquals(3, in.read(AvroInput::readLong));
      sink.write(ByteBuffer.wrap(new byte[] {8}));
      assertEquals(4, in.read(AvroInput::readLong));
    }
  }

  @Test
  void announcedLengthIsNotAllocated() {
    // A string of 1 GB, of which four bytes arrive.
    Requests stream = new Requests(new byte[] {-128, -128, -128, -128, 8, 'a', 'b', 'c', 'd'});
    DecodeException e =
        assertThrows(
            DecodeException.class,
            () ->
                StreamedInput.of(stream, new AvroInput(), Integer.MAX_VALUE)
                    .read(AvroInput::readString));
    assertEquals("a string is longer than the input (byte 0)", e.getMessage());
    assertTrue(stream.largest <= CHUNK, () -> "asked for " + stream.largest);
  }

  @Test
  void datumAboveTheMaximumSizeIsRefusedBeforeItArrives() throws IOException {
    Requests stream = new Requests(new byte[] {2, -128, 8, 'a', 'b'});
    StreamedInput in = StreamedInput.of(stream, new AvroInput(), 100);
    assertEquals(1, in.read(AvroInput::readLong));
    LimitExceededException e =
        assertThrows(LimitExceededException.class, () -> in.read(AvroInput::readString));
    assertEquals(
        "a datum is longer than 100 bytes (StreamedInput.maxDatumBytes) (byte 1)", e.getMessage());
    assertEquals(1, in.position());
  }

  @Test
  void failureHasThePositionInTheStreamAndLeavesTheDatum() throws IOException {
    AvroOutput out = new AvroOutput();
    int before = 40_000;
    for (int i = 0; i < 4; i++) {
      Ours.putString(out, "a".repeat(before));
    }
    int start = out.size();
    out.append(new byte[] {4, 'c', (byte) 0xFF}, 0, 3);
    StreamedInput in = StreamedInput.of(new ByteArrayInputStream(out.toByteArray()));
    for (int i = 0; i < 4; i++) {
      assertEquals(before, in.read(AvroInput::readString).length());
    }
    DecodeException e = assertThrows(DecodeException.class, () -> in.read(AvroInput::readString));
    assertEquals(start + 1, e.position());
    assertEquals(start, in.position());
    byte[] bytes = in.read(AvroInput::readBytes);
    assertEquals(2, bytes.length);
    assertFalse(in.hasMore());
  }

  @Test
  void decodersReadIntoNewObjectsAndUsedOnes() throws IOException {
    TextCodec codec = new TextCodec();
    AvroOutput out = new AvroOutput();
    codec.encode("a=1", out);
    codec.encode("b=2", out);
    StreamedInput in = StreamedInput.of(new ByteArrayInputStream(out.toByteArray()));
    assertEquals("a=1", in.read(codec));
    assertEquals("b=2", in.read(codec, "a=1"));
  }

  @Test
  void streamThatEndsWithinADatumIsReported() {
    StreamedInput in = StreamedInput.of(new ByteArrayInputStream(new byte[] {8, 'a'}));
    DecodeException e = assertThrows(DecodeException.class, () -> in.read(AvroInput::readString));
    assertEquals("a string is longer than the input (byte 0)", e.getMessage());
    assertEquals(3, e.missingBytes());
  }

  @Test
  void invalidDatumIsReportedWithoutReadingMore() {
    Requests stream = new Requests(new byte[] {2});
    StreamedInput in = StreamedInput.of(stream);
    DecodeException invalid = CodecFailures.malformed("wrong", 0);
    DecodeException e =
        assertThrows(
            DecodeException.class,
            () ->
                in.read(
                    it -> {
                      throw invalid;
                    }));
    assertEquals("wrong (byte 0)", e.getMessage());
    assertEquals(0, stream.requests);
  }

  @Test
  void whatTheStreamThrowsIsPassedOnAndLosesNothing() throws IOException {
    IOException broken = new IOException("broken");
    InputStream stream =
        new InputStream() {
          private int calls;

          @Override
          public int read() {
            throw new AssertionError();
          }

          @Override
          public int read(byte[] target, int offset, int length) throws IOException {
            int call = calls++;
            if (call == 1) {
              throw broken;
            }
            target[offset] = (byte) (call == 0 ? 4 : 'a');
            return 1;
          }
        };
    StreamedInput in = StreamedInput.of(stream);
    assertSame(broken, assertThrows(IOException.class, () -> in.read(AvroInput::readString)));
    assertEquals("aa", in.read(AvroInput::readString));
  }

  @Test
  void maximumMustBePositive() {
    InputStream none = InputStream.nullInputStream();
    assertThrows(IllegalArgumentException.class, () -> StreamedInput.of(none, new AvroInput(), 0));
  }

  /** A stream that remembers how much it was asked for. */
  private static final class Requests extends ByteArrayInputStream {

    private int requests;
    private int largest;

    Requests(byte[] bytes) {
      super(bytes);
    }

    @Override
    public synchronized int read(byte[] target, int offset, int length) {
      requests++;
      largest = Math.max(largest, length);
      return super.read(target, offset, length);
    }
  }
}
