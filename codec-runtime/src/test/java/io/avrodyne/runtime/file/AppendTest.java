package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.binary.Primitives;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.file.CodecFactory;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.generic.GenericDatumWriter;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AppendTest {

  private static final List<Weather> RECORDS = Weather.list(500);
  private static final WriteOptions OPTIONS = FilesInMemory.OPTIONS.withBlockBytes(1_000);

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void nameFile() {
    file = folder.resolve("weather.avro");
  }

  @Test
  void oursGoesOnWithOurs() throws IOException {
    for (Compression compression : FilesInMemory.COMPRESSIONS) {
      Files.write(file, FilesInMemory.write(RECORDS, OPTIONS.withCompression(compression)));
      append(RECORDS.subList(0, 200), WriteOptions.DEFAULT);
      append(RECORDS.subList(200, 300), WriteOptions.DEFAULT.withCompression(compression));
      requireFollowedByFirst(300);
    }
  }

  @Test
  void oursGoesOnWithApaches() throws IOException {
    CodecFactory deflate = CodecFactory.deflateCodec(3);
    Files.write(file, FilesInMemory.writeByApache(RECORDS, deflate, 2_000));
    append(RECORDS.subList(0, 200), WriteOptions.DEFAULT);
    requireFollowedByFirst(200);
  }

  @Test
  void apacheGoesOnWithOurs() throws IOException {
    Files.write(file, FilesInMemory.write(RECORDS, OPTIONS.withCompression(Compression.SNAPPY)));
    try (DataFileWriter<Object> writer = new DataFileWriter<>(new GenericDatumWriter<>())) {
      writer.appendTo(file.toFile());
      for (Weather record : RECORDS.subList(0, 100)) {
        writer.append(FilesInMemory.datum(record));
      }
    }
    requireFollowedByFirst(100);
  }

  private void requireFollowedByFirst(int count) throws IOException {
    byte[] all = Files.readAllBytes(file);
    List<String> expected = FilesInMemory.texts(RECORDS);
    expected.addAll(FilesInMemory.texts(RECORDS.subList(0, count)));
    assertEquals(expected, FilesInMemory.read(all));
    assertEquals(expected, FilesInMemory.readByApache(all));
  }

  /**
   * Checks that a writer can append to whatever it may write: the limits are for readers, and this
   * file is one's own.
   */
  @Test
  void headersAndBlocksBeyondTheLimitsOfReadersAreAppendedTo() throws IOException {
    FileMetadata large = FileMetadata.NONE.with("large", new byte[17 << 20]);
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      channel.write(ByteBuffer.wrap(FilesInMemory.write(List.of(), OPTIONS.withMetadata(large))));
      // A block of 300 MiB, of which the file system stores only the ends.
      byte[] head = new byte[10];
      int length = Primitives.putLong(head, Primitives.putLong(head, 0, 1), 300 << 20);
      channel.write(ByteBuffer.wrap(head, 0, length));
      channel.position(channel.position() + (300 << 20));
      channel.write(ByteBuffer.wrap(FilesInMemory.MARKER));
    }
    long size = Files.size(file);
    append(RECORDS.subList(0, 1), WriteOptions.DEFAULT);
    assertTrue(Files.size(file) > size);
  }

  @Test
  void anotherSchemaIsRefused() throws IOException {
    Schema other = new Schema.Parser().parse("\"string\"");
    try (DataFileWriter<Object> writer = new DataFileWriter<>(new GenericDatumWriter<>())) {
      writer.create(other, file.toFile());
    }
    byte[] before = Files.readAllBytes(file);
    assertThrows(IllegalArgumentException.class, () -> append(RECORDS, WriteOptions.DEFAULT));
    assertArrayEquals(before, Files.readAllBytes(file));
  }

  @Test
  void tornBlockIsRefusedOrCutOffAtEachLength() throws IOException {
    byte[] whole = FilesInMemory.write(RECORDS.subList(0, 6), OPTIONS.withBlockBytes(50));
    int header = FilesInMemory.write(List.of(), OPTIONS).length;
    for (int length = header; length < whole.length; length++) {
      byte[] torn = Arrays.copyOf(whole, length);
      List<String> kept = FilesInMemory.readWhatCanBe(torn);
      Files.write(file, torn);
      if (kept.remove("failed")) {
        assertThrows(DecodeException.class, () -> append(RECORDS, OPTIONS));
        assertArrayEquals(torn, Files.readAllBytes(file));
      }
      append(RECORDS.subList(0, 1), OPTIONS.truncateTornBlock());
      kept.add(RECORDS.get(0).toString());
      assertEquals(kept, FilesInMemory.read(Files.readAllBytes(file)));
    }
  }

  @Test
  void unknownCodecIsRefusedBeforeATornBlockIsCutOff() throws IOException {
    byte[] whole = FilesInMemory.write(RECORDS, OPTIONS);
    String latin = new String(whole, StandardCharsets.ISO_8859_1).replace("\bnull", "\blzo4");
    byte[] renamed = latin.getBytes(StandardCharsets.ISO_8859_1);
    byte[] torn = Arrays.copyOf(renamed, renamed.length - 1);
    Files.write(file, torn);
    DecodeException e =
        assertThrows(DecodeException.class, () -> append(RECORDS, OPTIONS.truncateTornBlock()));
    assertTrue(e.reason().contains("lzo4"));
    assertArrayEquals(torn, Files.readAllBytes(file));
  }

  /** Uses the file that remains if the file system stored its length before its data. */
  @Test
  void zerosAtTheEndAreATornBlock() throws IOException {
    byte[] whole = FilesInMemory.write(RECORDS, OPTIONS);
    byte[] zeros = new byte[5_000];
    Files.write(file, Bytes.join(whole, zeros));
    assertThrows(DecodeException.class, () -> append(RECORDS, OPTIONS));
    append(RECORDS.subList(0, 10), OPTIONS.truncateTornBlock());
    requireFollowedByFirst(10);
  }

  @Test
  void damageBeforeOtherBlocksIsNeverCutOff() throws IOException {
    byte[] damaged = FilesInMemory.write(RECORDS, OPTIONS);
    damaged[FilesInMemory.write(List.of(), OPTIONS).length + 2] ^= 0x10;
    Files.write(file, damaged);
    assertThrows(DecodeException.class, () -> append(RECORDS, OPTIONS.truncateTornBlock()));
    assertArrayEquals(damaged, Files.readAllBytes(file));
  }

  private void append(List<Weather> records, WriteOptions options) throws IOException {
    try (ContainerWriter<Weather> writer = ContainerWriter.append(Weather.CODEC, file, options)) {
      for (Weather record : records) {
        writer.write(record);
      }
    }
  }
}
