package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.Pipe;
import java.nio.channels.WritableByteChannel;
import org.junit.jupiter.api.Test;

/** Tests that content goes to buffers and channels, and comes from them. */
class BuffersTest {

  private static final byte[] TEXT = {99, 4, 'a', 'b', 4, 'c', 'd', 99};

  private final AvroInput in = new AvroInput();
  private final AvroOutput out = new AvroOutput();

  @Test
  void inputReadsTheRemainingBytesOfABuffer() {
    ByteBuffer heap = ByteBuffer.wrap(TEXT, 0, 7).position(1).slice();
    ByteBuffer direct = ByteBuffer.allocateDirect(10).put(0, TEXT).position(1).limit(7);
    for (ByteBuffer each : new ByteBuffer[] {heap, heap.asReadOnlyBuffer(), direct}) {
      int position = each.position();
      in.reset(each);
      assertEquals("ab", in.readString());
      assertEquals("cd", in.readString());
      assertEquals(0, in.remaining());
      assertEquals(position, each.position());
    }
  }

  @Test
  void heapBufferIsNotCopiedAndADirectOneIsCopiedToTheSameArray() {
    assertSame(TEXT, in.reset(ByteBuffer.wrap(TEXT)).buffer);
    byte[] first = in.reset(ByteBuffer.allocateDirect(10)).buffer;
    assertSame(first, in.reset(ByteBuffer.allocateDirect(5)).buffer);
    assertEquals(5, in.remaining());
  }

  @Test
  void contentIsPutIntoABufferWithRoom() {
    Ours.putString(out, "ab");
    ByteBuffer target = ByteBuffer.allocateDirect(4).position(1);
    out.writeTo(target);
    assertEquals(4, target.position());
    assertEquals("ab", in.reset(target.flip().position(1)).readString());
    ByteBuffer small = ByteBuffer.allocate(2);
    assertThrows(BufferOverflowException.class, () -> out.writeTo(small));
    assertEquals(0, small.position());
    assertEquals(3, out.size());
  }

  @Test
  void contentIsWrittenToAChannelInAsManyPartsAsItTakes() throws IOException {
    Ours.putString(out, "x".repeat(1_000));
    ByteBuffer written = ByteBuffer.allocate(out.size());
    out.writeTo(new Target(7, written));
    assertEquals("x".repeat(1_000), in.reset(written.flip()).readString());
    Pipe pipe = Pipe.open();
    try (Pipe.SinkChannel sink = pipe.sink();
        StreamedInput source = StreamedInput.of(pipe.source())) {
      out.writeTo(sink);
      assertEquals("x".repeat(1_000), source.read(AvroInput::readString));
    }
  }

  @Test
  void channelThatDoesNotBlockIsRefusedInPlaceOfAnEndlessLoop() {
    Ours.putString(out, "ab");
    assertThrows(
        IllegalBlockingModeException.class,
        () -> out.writeTo(new Target(0, ByteBuffer.allocate(10))));
  }

  /** A channel that takes a few bytes at a time. */
  private record Target(int most, ByteBuffer written) implements WritableByteChannel {

    @Override
    public int write(ByteBuffer source) {
      int count = Math.min(most, source.remaining());
      written.put(source.slice(source.position(), count));
      source.position(source.position() + count);
      return count;
    }

    @Override
    public boolean isOpen() {
      return true;
    }

    @Override
    public void close() {}
  }
}
