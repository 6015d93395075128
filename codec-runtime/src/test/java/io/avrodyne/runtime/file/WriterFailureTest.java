package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.codegen.GeneratedCodec;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.apache.avro.SchemaParseException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WriterFailureTest {

  private static final List<Weather> RECORDS = Weather.list(100);
  private static final WriteOptions OPTIONS = FilesInMemory.OPTIONS.withBlockBytes(200);

  @TempDir private Path folder;

  @Test
  void valuesThatFailLeaveTheBlockAsItWas() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Weather bad = new Weather();
    bad.station = "a station that is written before the failure";
    bad.temp = -1;
    try (ContainerWriter<Weather> writer = ContainerWriter.create(Weather.CODEC, bytes, OPTIONS)) {
      for (Weather record : RECORDS) {
        assertThrows(EncodeException.class, () -> writer.write(bad));
        writer.write(record);
      }
      assertThrows(EncodeException.class, () -> writer.write(bad));
    }
    assertEquals(FilesInMemory.texts(RECORDS), FilesInMemory.read(bytes.toByteArray()));
  }

  @Test
  void filesThatCannotBeReplacedStayAsTheyWere() throws IOException {
    Path file = Files.write(folder.resolve("kept"), new byte[] {1, 2, 3});
    AvroCodec<String> broken =
        new GeneratedCodec<>(3, 1) {
          @Override
          protected String schemaText() {
            return "no schema";
          }

          @Override
          protected int encodeDatum(String value, AvroOutput out, int p) {
            return p;
          }

          @Override
          protected String decodeDatum(AvroInput in) {
            return "";
          }

          @Override
          protected String decodeDatum(AvroInput in, String reuse) {
            return "";
          }
        };
    assertThrows(SchemaParseException.class, () -> ContainerWriter.create(broken, file, OPTIONS));
    assertEquals(3, Files.size(file));
  }

  @Test
  void filesAreReplacedAsAWhole() throws IOException {
    Path file = Files.write(folder.resolve("replaced"), new byte[10_000]);
    ContainerWriter.create(Weather.CODEC, file, OPTIONS.force()).close();
    assertArrayEquals(FilesInMemory.write(List.of(), OPTIONS), Files.readAllBytes(file));
  }

  /** Fails once at each write in turn, after some of its bytes. */
  @Test
  void channelsAreTriedAgainAtTheSamePlace() throws IOException {
    for (Compression by : List.of(Compression.NULL, Compression.deflate())) {
      for (int failing = 2; failing < 16; failing++) {
        Path file = folder.resolve(by.name() + failing);
        int failures = 0;
        try (FailingChannel channel = new FailingChannel(file, failing);
            ContainerWriter<Weather> writer =
                ContainerWriter.create(Weather.CODEC, channel, OPTIONS.withCompression(by))) {
          for (Weather record : RECORDS) {
            // A record whose write fails is in no block.
            for (int n = 1; n > 0; failures += n) {
              n = failed(() -> writer.write(record));
            }
          }
          failures += failed(writer::flush);
        }
        assertEquals(1, failures);
        byte[] all = Files.readAllBytes(file);
        assertEquals(FilesInMemory.texts(RECORDS), FilesInMemory.read(all));
      }
    }
  }

  /**
   * Checks that a writer does not retry forever; its data may be written once the channel accepts
   * them.
   */
  @Test
  void channelsThatTakeNothingFail() throws IOException {
    Path file = folder.resolve("full");
    try (FailingChannel channel = new FailingChannel(file, Integer.MAX_VALUE);
        ContainerWriter<Weather> writer = ContainerWriter.create(Weather.CODEC, channel, OPTIONS)) {
      writer.write(RECORDS.get(0));
      channel.full = true;
      IOException e = assertThrows(IOException.class, writer::flush);
      assertEquals(
          "a write to the channel wrote no bytes; use it in blocking mode", e.getMessage());
      channel.full = false;
    }
    assertEquals(1, FilesInMemory.read(Files.readAllBytes(file)).size());
  }

  /** Checks that a writer does not take a block for written whose first bytes are there twice. */
  @Test
  void channelsThatAppendAreNotWrittenToAgain() throws IOException {
    Path file = folder.resolve("appended");
    FailingChannel channel = new FailingChannel(file, 2, StandardOpenOption.APPEND);
    ContainerWriter<Weather> writer = ContainerWriter.create(Weather.CODEC, channel, OPTIONS);
    writer.write(RECORDS.get(0));
    assertThrows(IOException.class, writer::flush);
    long size = Files.size(file);
    assertThrows(IOException.class, writer::flush);
    assertThrows(IOException.class, writer::close);
    assertEquals(size, Files.size(file));
  }

  @Test
  void streamsAreNotWrittenToAgain() throws IOException {
    FailingStream stream = new FailingStream(600);
    ContainerWriter<Weather> writer = ContainerWriter.create(Weather.CODEC, stream, OPTIONS);
    assertThrows(
        IOException.class,
        () -> {
          for (Weather record : RECORDS) {
            writer.write(record);
          }
        });
    int size = stream.taken.size();
    assertThrows(IOException.class, () -> writer.write(RECORDS.get(0)));
    assertThrows(IOException.class, writer::flush);
    IOException last = assertThrows(IOException.class, writer::close);
    assertTrue(String.valueOf(last.getCause()).endsWith("full"));
    assertTrue(stream.closed);
    assertEquals(size, stream.taken.size());
    List<String> found = FilesInMemory.readWhatCanBe(stream.taken.toByteArray());
    assertTrue(found.remove("failed"));
    assertEquals(FilesInMemory.texts(RECORDS.subList(0, found.size())), found);
  }

  @Test
  void closingTwiceIsOnce() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ContainerWriter<Weather> writer = ContainerWriter.create(Weather.CODEC, bytes, OPTIONS);
    writer.write(RECORDS.get(0));
    writer.close();
    byte[] file = bytes.toByteArray();
    writer.close();
    assertEquals(file.length, bytes.size());
    assertThrows(IllegalStateException.class, () -> writer.write(RECORDS.get(0)));
    assertThrows(IllegalStateException.class, writer::flush);
    assertEquals(1, FilesInMemory.read(file).size());
  }

  @Test
  void closedReadersAreClosed() throws IOException {
    byte[] file = FilesInMemory.write(RECORDS, OPTIONS.withCompression(Compression.zstandard()));
    ContainerReader<Weather> reader = FilesInMemory.open(file, ReadOptions.DEFAULT);
    reader.next();
    reader.close();
    reader.close();
    assertThrows(IllegalStateException.class, reader::next);
  }

  /** An operation that may fail with an {@link IOException}. */
  private interface Writing {
    void run() throws IOException;
  }

  private static int failed(Writing writing) {
    try {
      writing.run();
      return 0;
    } catch (IOException e) {
      return 1;
    }
  }

  /** A stream that accepts some bytes, then no more. */
  private static final class FailingStream extends OutputStream {

    private final ByteArrayOutputStream taken = new ByteArrayOutputStream();
    private final int capacity;
    private boolean closed;

    FailingStream(int capacity) {
      this.capacity = capacity;
    }

    @Override
    public void write(int value) throws IOException {
      if (taken.size() == capacity) {
        throw new IOException("full");
      }
      taken.write(value);
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  /** A channel that fails at one write, after accepting a part of it. */
  private static final class FailingChannel implements SeekableByteChannel {

    private final SeekableByteChannel file;
    private int writesLeft;
    private boolean full;

    FailingChannel(Path path, int failing) throws IOException {
      this(path, failing, StandardOpenOption.WRITE);
    }

    FailingChannel(Path path, int failing, StandardOpenOption mode) throws IOException {
      file = Files.newByteChannel(path, StandardOpenOption.CREATE, mode);
      writesLeft = failing;
    }

    @Override
    public int write(ByteBuffer from) throws IOException {
      if (full) {
        return 0;
      }
      if (--writesLeft == 0) {
        file.write(ByteBuffer.wrap(new byte[] {1, 2, 3}));
        throw new IOException("once");
      }
      return file.write(from);
    }

    @Override
    public int read(ByteBuffer to) throws IOException {
      return file.read(to);
    }

    @Override
    public long position() throws IOException {
      return file.position();
    }

    @Override
    public SeekableByteChannel position(long position) throws IOException {
      file.position(position);
      return this;
    }

    @Override
    public long size() throws IOException {
      return file.size();
    }

    @Override
    public SeekableByteChannel truncate(long size) throws IOException {
      file.truncate(size);
      return this;
    }

    @Override
    public boolean isOpen() {
      return file.isOpen();
    }

    @Override
    public void close() throws IOException {
      file.close();
    }
  }
}
