package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.codegen.GeneratedCodec;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.avro.file.DataFileStream;
import org.apache.avro.generic.GenericDatumReader;
import org.junit.jupiter.api.Test;

/** Tests with records that take no bytes, so that they never fill a block by their size. */
class EmptyRecordsTest {

  private static final int RECORDS = 2_500_000;

  @Test
  void recordsWithoutBytesComeInBlocksToo() throws IOException {
    byte[] file = write();
    assertEquals(3, blocks(file));
    try (ContainerReader<String> reader =
        ContainerReader.open(
            new EmptyCodec(), new ByteArrayInputStream(file), ReadOptions.DEFAULT)) {
      for (int i = 0; i < RECORDS; i++) {
        reader.next();
      }
      assertFalse(reader.hasNext());
    }
    requireReadByApache(file);
  }

  private static void requireReadByApache(byte[] file) throws IOException {
    int records = 0;
    try (DataFileStream<Object> stream =
        new DataFileStream<>(new ByteArrayInputStream(file), new GenericDatumReader<>())) {
      while (stream.hasNext()) {
        stream.next();
        records++;
      }
    }
    assertEquals(RECORDS, records);
  }

  private static byte[] write() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ContainerWriter<String> writer =
        ContainerWriter.create(new EmptyCodec(), bytes, FilesInMemory.OPTIONS)) {
      for (int i = 0; i < RECORDS; i++) {
        writer.write("");
      }
    }
    return bytes.toByteArray();
  }

  private static int blocks(byte[] file) {
    String marker = new String(FilesInMemory.MARKER, StandardCharsets.ISO_8859_1);
    return new String(file, StandardCharsets.ISO_8859_1).split(marker, -1).length - 2;
  }

  @Test
  void recordsWithoutBytesAreBoundedInAFile() throws IOException {
    assertEquals(1 << 24, ContainerLimits.DEFAULT.maxEmptyRecords());
    assertEquals(1 << 24, count(file(1 << 23, 1 << 23), ReadOptions.DEFAULT));
    requireTooMany(file(1 << 23, 1 << 23, 1), ReadOptions.DEFAULT);
    requireTooMany(file(Long.MAX_VALUE), ReadOptions.DEFAULT);
    ReadOptions five =
        ReadOptions.DEFAULT.withLimits(ContainerLimits.DEFAULT.withMaxEmptyRecords(5));
    assertEquals(5, count(file(2, 3), five));
    requireTooMany(file(2, 3, 1), five);
    requireTooMany(file(6), five);
  }

  @Test
  void blocksOfTooManyRecordsWithoutBytesAreDamageThatIsSkipped() throws IOException {
    ContainerLimits five = ContainerLimits.DEFAULT.withMaxEmptyRecords(5);
    List<Long> skipped = new ArrayList<>();
    ReadOptions options =
        ReadOptions.DEFAULT.withLimits(five).skipCorruptBlocks(range -> skipped.add(range.from()));
    assertEquals(5, count(file(2, 4, 3, 1), options));
    assertEquals(2, skipped.size());
  }

  private static void requireTooMany(byte[] file, ReadOptions options) {
    LimitExceededException e =
        assertThrows(LimitExceededException.class, () -> count(file, options));
    assertEquals(
        "more than "
            + options.limits().maxEmptyRecords()
            + " records in blocks with fewer bytes than records (ContainerLimits.maxEmptyRecords)",
        e.reason());
  }

  private static long count(byte[] file, ReadOptions options) throws IOException {
    long count = 0;
    try (ContainerReader<String> reader =
        ContainerReader.open(new EmptyCodec(), new ByteArrayInputStream(file), options)) {
      while (reader.hasNext()) {
        reader.next();
        count++;
      }
    }
    return count;
  }

  /** Returns a file of blocks without bytes, with these counts of records. */
  private static byte[] file(long... counts) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ContainerWriter.create(new EmptyCodec(), bytes, FilesInMemory.OPTIONS).close();
    for (long records : counts) {
      byte[] head = new byte[20];
      bytes.write(head, 0, Primitives.putLong(head, Primitives.putLong(head, 0, records), 0));
      bytes.writeBytes(FilesInMemory.MARKER);
    }
    return bytes.toByteArray();
  }

  /** Compares with Apache Avro, where its compression library can decompress empty data. */
  @Test
  void blocksWithoutRecordsAndBytesAreReadWhateverTheCompression() {
    List<Weather> records = Weather.list(3);
    for (Compression compression : FilesInMemory.COMPRESSIONS) {
      WriteOptions options = FilesInMemory.OPTIONS.withCompression(compression);
      byte[] header = FilesInMemory.write(List.of(), options);
      byte[] file = FilesInMemory.write(records, options);
      byte[] blocks = Arrays.copyOfRange(file, header.length, file.length);
      byte[] none = Bytes.join(new byte[2], FilesInMemory.MARKER);
      byte[] all = Bytes.join(header, none, none, blocks, none, blocks, none);
      assertEquals(6, FilesInMemory.read(all).size(), compression::toString);
    }
  }

  /**
   * Checks that a reader does not wait for the next block by asking for more than the current one.
   */
  @Test
  void smallestBlockOfAStreamThatGoesOnIsReadWhenItIsThere() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ContainerWriter<String> writer =
        ContainerWriter.create(new EmptyCodec(), bytes, FilesInMemory.OPTIONS);
    writer.write("");
    writer.flush();
    InputStream more =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("no data yet");
          }

          @Override
          public int read(byte[] to, int offset, int length) throws IOException {
            return read();
          }
        };
    InputStream file = new ByteArrayInputStream(bytes.toByteArray());
    ContainerReader<String> reader =
        ContainerReader.open(
            new EmptyCodec(), new SequenceInputStream(file, more), ReadOptions.DEFAULT);
    assertEquals("", reader.next());
    assertThrows(IOException.class, reader::hasNext);
  }

  /** A codec of a record without fields. */
  private static final class EmptyCodec extends GeneratedCodec<String> {

    EmptyCodec() {
      super(2, 1);
    }

    @Override
    protected String schemaText() {
      return "{\"type\": \"record\", \"name\": \"Empty\", \"fields\": []}";
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
      return reuse;
    }
  }
}
