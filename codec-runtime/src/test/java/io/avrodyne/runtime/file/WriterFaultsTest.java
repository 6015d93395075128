package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.runtime.AvroOutput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.Proxy;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that let each call of a stream or a channel fail in turn, for each codec. */
class WriterFaultsTest {

  private static final List<Weather> RECORDS = Weather.list(24);
  private static final WriteOptions OPTIONS = FilesInMemory.OPTIONS.withBlockBytes(150);
  private static final int MAX_TRIES = 10;

  /** Checks that a caller who writes failed records again gets each record once in the file. */
  @Test
  void channelsHaveEachRecordOnceWhicheverCallsFail() throws IOException {
    for (Compression by : FilesInMemory.FAST_COMPRESSIONS) {
      WriteOptions options = OPTIONS.withCompression(by);
      byte[] expected = scenario(new FaultyChannel(new byte[0], 1_000, Fault.none()), options);
      for (Supplier<Throwable> kind : Fault.KINDS) {
        for (int times : new int[] {1, 2, 3}) {
          int at = 3; // Creating the writer asks for the position and places the header.
          Fault fault;
          do {
            fault = new Fault(at++, times, kind);
            FaultyChannel channel = new FaultyChannel(new byte[0], 50, fault);
            if (created(channel, options)) {
              assertArrayEquals(expected, channel.bytes(), "call " + at);
            }
          } while (fault.failures() > 0);
          assertTrue(at > 20);
        }
      }
    }
  }

  private static boolean created(FaultyChannel channel, WriteOptions options) {
    try {
      scenario(channel, options);
      return true;
    } catch (Throwable e) {
      assertTrue(channel.bytes().length < 400, "a failure after the header");
      return false;
    }
  }

  private static byte[] scenario(FaultyChannel channel, WriteOptions options) throws IOException {
    ContainerWriter<Weather> writer = ContainerWriter.create(Weather.CODEC, channel, options);
    for (Weather record : RECORDS) {
      again(() -> writer.write(record));
      if (record.temp % 10 == 7) {
        again(writer::sync);
      }
    }
    again(writer::flush);
    assertEquals(channel.bytes().length, writer.sync());
    try {
      writer.close();
    } catch (IOException | RuntimeException | LinkageError e) {
      writer.close(); // The last call; the channel was closed nevertheless.
    }
    assertFalse(channel.isOpen());
    assertThrows(IllegalStateException.class, () -> writer.write(RECORDS.get(0)));
    return channel.bytes();
  }

  /** An operation that may fail. */
  private interface Writing {
    void run() throws IOException;
  }

  private static void again(Writing writing) {
    for (int i = 0; i < MAX_TRIES; i++) {
      if (succeeds(writing)) {
        return;
      }
    }
    throw new AssertionError("the writer does not recover");
  }

  private static boolean succeeds(Writing writing) {
    try {
      writing.run();
      return true;
    } catch (IOException | RuntimeException | LinkageError e) {
      return false;
    }
  }

  /**
   * Checks that a stream gets nothing more after a failed write, because it is unknown how much it
   * accepted.
   */
  @Test
  void streamsGetNothingAfterTheCallThatFailed() throws IOException {
    for (Compression by : FilesInMemory.FAST_COMPRESSIONS) {
      WriteOptions options = OPTIONS.withCompression(by);
      for (Supplier<Throwable> kind : Fault.KINDS) {
        int at = 1;
        Fault fault;
        do {
          fault = new Fault(at++, 1, kind);
          requirePrefix(new FaultyStream(fault), options);
        } while (fault.failures() > 0);
        assertTrue(at > 10);
      }
    }
  }

  private static void requirePrefix(FaultyStream stream, WriteOptions options) throws IOException {
    ContainerWriter<Weather> writer;
    try {
      writer = ContainerWriter.create(Weather.CODEC, stream, options);
    } catch (IOException | RuntimeException | LinkageError e) {
      return;
    }
    int failures = 0;
    for (Weather record : RECORDS) {
      failures += succeeds(() -> writer.write(record)) ? 0 : 1;
      failures += record.temp % 10 == 7 && !succeeds(writer::flush) ? 1 : 0;
    }
    boolean closed = succeeds(writer::close);
    assertTrue(stream.closed);
    assertTrue(closed || failures > 0 || stream.fault.failures() > 0);
    assertFalse(closed && failures > 0, "a failure was forgotten");
    assertTrue(stream.sizeAtFailure < 0 || stream.sizeAtFailure == stream.taken.size());
    List<String> found = FilesInMemory.readWhatCanBe(stream.taken.toByteArray());
    if (closed) {
      assertEquals(RECORDS.size(), found.size());
    }
    found.remove("failed");
    assertEquals(FilesInMemory.texts(RECORDS.subList(0, found.size())), found);
    writer.close();
  }

  @Test
  void channelThatTakesNothingIsNotWaitedForWithoutEnd() throws IOException {
    FaultyChannel file = new FaultyChannel(new byte[0], 1_000, Fault.none());
    ContainerWriter<Weather> writer = ContainerWriter.create(Weather.CODEC, full(file), OPTIONS);
    writer.write(RECORDS.get(0));
    IOException e = assertThrows(IOException.class, writer::flush);
    assertEquals("a write to the channel wrote no bytes; use it in blocking mode", e.getMessage());
    assertThrows(IOException.class, writer::close);
    assertFalse(file.isOpen());
  }

  /** Checks that threads do not keep as much memory outside the heap as the largest block has. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void channelsGetLargeBlocksInPieces(boolean throughStreams) throws IOException {
    List<Weather> records = Weather.list(50_000);
    WriteOptions options = FilesInMemory.OPTIONS.withBlockBytes(4 << 20);
    FaultyChannel written = new FaultyChannel(new byte[0], 1 << 20, Fault.none());
    try (ContainerWriter<Weather> writer =
        throughStreams
            ? ContainerWriter.create(Weather.CODEC, Channels.newOutputStream(written), options)
            : ContainerWriter.create(Weather.CODEC, written, options)) {
      for (Weather record : records) {
        writer.write(record);
      }
    }
    assertEquals(FileFeed.MAX_REQUEST, written.largest());
    FaultyChannel read = new FaultyChannel(written.bytes(), 1 << 20, Fault.none());
    try (ContainerReader<Weather> reader =
        throughStreams
            ? ContainerReader.open(
                Weather.CODEC, Channels.newInputStream(read), ReadOptions.DEFAULT)
            : ContainerReader.open(Weather.CODEC, read, ReadOptions.DEFAULT)) {
      int count = 0;
      while (reader.hasNext()) {
        reader.next();
        count++;
      }
      assertEquals(records.size(), count);
    }
    assertEquals(FileFeed.MAX_REQUEST, read.largest());
  }

  /** Returns a channel that accepts the header and nothing else. */
  private static SeekableByteChannel full(FaultyChannel file) {
    return (SeekableByteChannel)
        Proxy.newProxyInstance(
            WriterFaultsTest.class.getClassLoader(),
            new Class<?>[] {SeekableByteChannel.class},
            (proxy, method, arguments) ->
                method.getName().equals("write") && file.bytes().length > 0
                    ? 0
                    : method.invoke(file, arguments));
  }

  @Test
  void libraryThatFailsIsAnIoExceptionAndTheBlockIsKept() throws IOException {
    FaultyChannel file = new FaultyChannel(new byte[0], 1_000, Fault.none());
    FileSink sink = FileSink.of(file);
    AvroOutput data = new AvroOutput();
    BlockWriter blocks = new BlockWriter(sink, new Refusing(), FilesInMemory.MARKER, data);
    Weather.CODEC.encode(RECORDS.get(0), data);
    int size = data.size();
    IOException e = assertThrows(IOException.class, () -> blocks.write(1));
    assertInstanceOf(IllegalStateException.class, e.getCause());
    assertEquals(size, data.size());
    assertFalse(blocks.isPending());
    assertEquals(0, file.bytes().length);
  }

  private static final class Refusing extends FileCodec {
    @Override
    void compress(byte[] from, int offset, int length, BlockBytes to) {
      throw new IllegalStateException("made to fail");
    }

    @Override
    void decompress(byte[] from, int offset, int length, BlockBytes to) {
      throw new IllegalStateException("made to fail");
    }
  }

  /** A stream that accepts a part of a failing write, and writes nothing before it is flushed. */
  private static final class FaultyStream extends OutputStream {

    private final ByteArrayOutputStream taken = new ByteArrayOutputStream();
    private final ByteArrayOutputStream buffered = new ByteArrayOutputStream();
    private final Fault fault;
    private int sizeAtFailure = -1;
    private boolean closed;

    FaultyStream(Fault fault) {
      this.fault = fault;
    }

    @Override
    public void write(int value) {
      throw new UnsupportedOperationException("A block is one write");
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
      boolean due = fault.isDue();
      buffered.write(bytes, offset, due ? Math.min(5, length) : length);
      if (due) {
        fail(buffered.size());
      }
    }

    /** Keeps the bytes that it could not pass on, as a BufferedOutputStream does. */
    @Override
    public void flush() {
      if (fault.isDue()) {
        fail(Math.min(5, buffered.size()));
      }
      taken.writeBytes(buffered.toByteArray());
      buffered.reset();
    }

    private void fail(int passed) {
      taken.write(buffered.toByteArray(), 0, passed);
      sizeAtFailure = taken.size();
      fault.fail();
    }

    @Override
    public void close() {
      closed = true;
      fault.call();
    }
  }
}
