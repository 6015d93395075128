package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.SchemaLimits;
import io.avrodyne.runtime.SmallStack;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.binary.Primitives;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

class LimitsTest {

  private static final int BOMB_BYTES = 16 << 20;
  private static final ReadOptions SMALL =
      ReadOptions.DEFAULT.withLimits(
          ContainerLimits.DEFAULT.withMaxDecompressedBytes(1 << 20).withMaxHeaderBytes(1_000));

  @Test
  void bombsOfEachCodecAreRefused() throws IOException {
    for (Compression compression : FilesInMemory.COMPRESSIONS) {
      FileCodec codec = FileCodecs.create(compression);
      if (codec != null) {
        BlockBytes packed = new BlockBytes(0, Integer.MAX_VALUE);
        codec.compress(new byte[BOMB_BYTES], 0, BOMB_BYTES, packed);
        byte[] file = file(compression, 1, Arrays.copyOf(packed.array(), packed.size()));
        assertThrows(
            LimitExceededException.class,
            () -> FilesInMemory.read(file, SMALL),
            compression::toString);
        requireGrowthBounded(codec, packed);
        codec.close();
      }
    }
  }

  private static void requireGrowthBounded(FileCodec codec, BlockBytes packed) {
    BlockBytes to = new BlockBytes(0, 1 << 20);
    assertThrows(
        BlockBytes.FullException.class,
        () -> codec.decompress(packed.array(), 0, packed.size(), to));
    assertTrue(to.array().length <= (1 << 20) + 1);
  }

  @Test
  void snappyWithAFalseLengthAllocatesNothing() {
    byte[] lie = {(byte) 0xFF, (byte) 0xFF, (byte) 0xFF, 0x7F, 0, 0, 0, 0, 0};
    assertThrows(DecodeException.class, () -> FilesInMemory.read(file(Compression.SNAPPY, 1, lie)));
  }

  /**
   * Checks that a window of 2^23 is always allowed, and one of 2^27 if as much may be decompressed.
   */
  @Test
  void windowsOfZstandardAreBounded() {
    requireWindow(Compression.zstandard(), zstandard(23), SMALL);
    requireTooLargeWindow(Compression.zstandard(), zstandard(24), SMALL);
    requireWindow(Compression.zstandard(), zstandard(27), ReadOptions.DEFAULT);
    requireTooLargeWindow(Compression.zstandard(), zstandard(28), ReadOptions.DEFAULT);
    requireTooLargeWindow(Compression.zstandard(), zstandard(31), ReadOptions.DEFAULT);
  }

  /**
   * Checks that a dictionary of 2^23 is always allowed, and one of 2^26 if as much may be
   * decompressed.
   */
  @Test
  void dictionariesOfXzAreBounded() throws IOException {
    requireWindow(Compression.xz(), xz(22), SMALL);
    requireTooLargeWindow(Compression.xz(), xz(24), SMALL);
    requireWindow(Compression.xz(), xz(28), ReadOptions.DEFAULT);
    requireTooLargeWindow(Compression.xz(), xz(29), ReadOptions.DEFAULT);
  }

  private static void requireWindow(Compression by, byte[] data, ReadOptions options) {
    assertEquals(1, FilesInMemory.read(file(by, 1, data), options).size());
  }

  private static void requireTooLargeWindow(Compression by, byte[] data, ReadOptions options) {
    LimitExceededException e =
        assertThrows(
            LimitExceededException.class, () -> FilesInMemory.read(file(by, 1, data), options));
    assertEquals(
        "decompressing a block takes too much memory (ContainerLimits.maxDecompressedBytes)",
        e.reason());
  }

  /** Returns a frame with a raw record that asks for a window. */
  private static byte[] zstandard(int windowLog) {
    byte[] magic = {0x28, (byte) 0xB5, 0x2F, (byte) 0xFD};
    byte[] head = {0, (byte) ((windowLog - 10) << 3), (3 << 3) | 1, 0, 0};
    return Bytes.join(magic, head, new byte[3]);
  }

  /** Returns compressed data that ask for a dictionary; 22 means 8 MiB, 24 twice that. */
  private static byte[] xz(int dictionary) throws IOException {
    BlockBytes packed = new BlockBytes(0, Integer.MAX_VALUE);
    new XzFileCodec(0).compress(new byte[3], 0, 3, packed);
    byte[] bytes = Arrays.copyOf(packed.array(), packed.size());
    int head = 12;
    bytes[head + 4] = (byte) dictionary;
    int crc = head + 4 * bytes[head];
    CRC32 sum = new CRC32();
    sum.update(bytes, head, crc - head);
    for (int i = 0; i < 4; i++) {
      bytes[crc + i] = (byte) (sum.getValue() >>> (8 * i));
    }
    return bytes;
  }

  @Test
  void whatJustFitsIsRead() {
    List<Weather> records = Weather.list(2_000);
    for (Compression compression : FilesInMemory.COMPRESSIONS) {
      WriteOptions options = FilesInMemory.OPTIONS.withCompression(compression);
      byte[] file = FilesInMemory.write(records, options.withBlockBytes(1 << 20));
      int size = 0;
      for (Weather record : records) {
        size += Weather.CODEC.encode(record).length;
      }
      ContainerLimits limits = ContainerLimits.DEFAULT;
      ReadOptions fits = ReadOptions.DEFAULT.withLimits(limits.withMaxDecompressedBytes(size));
      ReadOptions tooSmall =
          ReadOptions.DEFAULT.withLimits(limits.withMaxDecompressedBytes(size - 1));
      assertEquals(2_000, FilesInMemory.read(file, fits).size());
      if (!compression.equals(Compression.NULL)) {
        assertThrows(LimitExceededException.class, () -> FilesInMemory.read(file, tooSmall));
      }
    }
  }

  @Test
  void sizesOfBlocksAreBoundedAndNotBelieved() {
    byte[] claim = head(1, 200 << 20);
    byte[] file = Bytes.join(FilesInMemory.write(List.of(), FilesInMemory.OPTIONS), claim);
    assertThrows(DecodeException.class, () -> FilesInMemory.read(file));
    ReadOptions bounded =
        ReadOptions.DEFAULT.withLimits(ContainerLimits.DEFAULT.withMaxBlockBytes(1_000));
    assertThrows(LimitExceededException.class, () -> FilesInMemory.read(file, bounded));
  }

  @Test
  void headersAreBounded() {
    FileMetadata metadata = FileMetadata.NONE.with("large", new byte[1_000]);
    byte[] file = FilesInMemory.write(List.of(), FilesInMemory.OPTIONS.withMetadata(metadata));
    assertThrows(LimitExceededException.class, () -> FilesInMemory.open(file, SMALL));
    byte[] claim = Bytes.join(FileHeader.MAGIC, head(1, 1_000_000));
    assertThrows(LimitExceededException.class, () -> FilesInMemory.open(claim, SMALL));
    byte[] negative = Bytes.join(FileHeader.MAGIC, head(1, -1));
    assertThrows(DecodeException.class, () -> FilesInMemory.open(negative, SMALL));
    byte[] least = Bytes.join(FileHeader.MAGIC, head(Long.MIN_VALUE, 1));
    assertThrows(DecodeException.class, () -> FilesInMemory.open(least, SMALL));
  }

  /** Uses three million entries in 16 MB, which took 270 MB of heap. */
  @Test
  void entriesOfHeadersAreBounded() {
    assertEquals(1 << 16, ContainerLimits.DEFAULT.maxMetadataEntries());
    assertEquals(0, FilesInMemory.read(headerOf((1 << 16) - 2)).size());
    requireTooManyEntries(headerOf((1 << 16) - 1), ReadOptions.DEFAULT);
    ContainerLimits three = ContainerLimits.DEFAULT.withMaxMetadataEntries(3);
    assertEquals(0, FilesInMemory.read(headerOf(1), ReadOptions.DEFAULT.withLimits(three)).size());
    requireTooManyEntries(headerOf(2), ReadOptions.DEFAULT.withLimits(three));
  }

  private static void requireTooManyEntries(byte[] file, ReadOptions options) {
    LimitExceededException e =
        assertThrows(LimitExceededException.class, () -> FilesInMemory.open(file, options));
    assertEquals(
        "the header has more than "
            + options.limits().maxMetadataEntries()
            + " metadata entries (ContainerLimits.maxMetadataEntries)",
        e.reason());
  }

  /** Returns a header with two blocks of metadata, those of the specification last. */
  private static byte[] headerOf(int others) {
    byte[] header = header(Weather.SCHEMA, "null");
    byte[] entries = new byte[3 * others];
    for (int i = 0; i < others; i++) {
      entries[3 * i] = 2;
      entries[3 * i + 1] = (byte) ('a' + i % 26);
    }
    byte[] rest = Arrays.copyOfRange(header, FileHeader.MAGIC.length, header.length);
    return Bytes.join(FileHeader.MAGIC, number(others), entries, rest);
  }

  /** Uses a size that Apache Avro ignores. */
  @Test
  void metadataMayHaveBlocksWithNegativeCounts() {
    byte[] file = FilesInMemory.write(Weather.list(3), FilesInMemory.OPTIONS);
    byte[] rest = Arrays.copyOfRange(file, 5, file.length);
    int size = FilesInMemory.write(List.of(), FilesInMemory.OPTIONS).length - 5 - 17;
    byte[] right = Bytes.join(FileHeader.MAGIC, head(-2, size), rest);
    assertEquals(FilesInMemory.readByApache(right), FilesInMemory.read(right));
    byte[] wrong = Bytes.join(FileHeader.MAGIC, head(-2, size + 1), rest);
    DecodeException failure =
        assertThrows(DecodeException.class, () -> FilesInMemory.open(wrong, ReadOptions.DEFAULT));
    assertEquals(4, failure.position());
    ReadOptions lenient = ReadOptions.DEFAULT.withStrictness(Strictness.LENIENT);
    assertEquals(FilesInMemory.readByApache(wrong), FilesInMemory.read(wrong, lenient));
  }

  @Test
  void textsOfTheHeaderAreUtf8() {
    ReadOptions lenient = ReadOptions.DEFAULT.withStrictness(Strictness.LENIENT);
    for (String place : List.of("Weather", "avro.codec")) {
      String header = new String(header(Weather.SCHEMA, "null"), StandardCharsets.ISO_8859_1);
      String broken = header.replace(place, "\u00FF" + place.substring(1));
      byte[] file = broken.getBytes(StandardCharsets.ISO_8859_1);
      DecodeException failure =
          assertThrows(
              DecodeException.class, () -> FilesInMemory.open(file, ReadOptions.DEFAULT), place);
      assertTrue(failure.getMessage().startsWith("a text in the header is not valid UTF-8"), place);
      assertEquals(0, FilesInMemory.read(file, lenient).size());
    }
    String replaced = Weather.SCHEMA.replace("\"fields\"", "\"doc\": \"\uFFFD\", \"fields\"");
    assertEquals(0, FilesInMemory.read(header(replaced, "null")).size());
  }

  @Test
  void schemasThatAreNoneAreRefused() {
    String deep = "{\"type\":\"array\",\"items\":".repeat(100_000);
    for (String schema : List.of("", "{", "\"nothing\"", "[1]", "{\"type\":\"record\"}", deep)) {
      byte[] file = header(schema, "null");
      assertThrows(
          DecodeException.class, () -> FilesInMemory.open(file, ReadOptions.DEFAULT), schema);
    }
  }

  @Test
  void limitsOfTheSchemaAreTheReaders() {
    byte[] file = header(Weather.SCHEMA, "null");
    SchemaLimits limits = SchemaLimits.DEFAULT;
    int length = Weather.SCHEMA.length();
    ReadOptions fits = ReadOptions.DEFAULT.withSchemaLimits(limits.withMaxTextLength(length));
    assertEquals(0, FilesInMemory.read(file, fits).size());
    ReadOptions tooShort =
        ReadOptions.DEFAULT.withSchemaLimits(limits.withMaxTextLength(length - 1));
    LimitExceededException e =
        assertThrows(LimitExceededException.class, () -> FilesInMemory.open(file, tooShort));
    assertEquals(
        "the schema has more than "
            + (length - 1)
            + " characters (SchemaLimits.maxTextLength) in the header",
        e.reason());
  }

  @Test
  void schemaThatTheStackDoesNotBearIsALimit() throws InterruptedException {
    String deep = "{\"type\":\"array\",\"items\":".repeat(490) + "\"int\"" + "}".repeat(490);
    String field = "{\"name\": \"deep\", \"type\": " + deep + "},";
    String schema = Weather.SCHEMA.replace("\"fields\": [", "\"fields\": [" + field);
    byte[] file = header(schema, "null");
    assertInstanceOf(
        LimitExceededException.class,
        SmallStack.thrownBy(() -> FilesInMemory.open(file, ReadOptions.DEFAULT)));
  }

  @Test
  void unknownCodecsAreNamed() {
    byte[] file = header(Weather.SCHEMA, "lzo");
    DecodeException failure =
        assertThrows(DecodeException.class, () -> FilesInMemory.open(file, ReadOptions.DEFAULT));
    assertTrue(failure.getMessage().contains("\"lzo\""), failure::getMessage);
  }

  @Test
  void classNamesInSchemasAreData() {
    String schema =
        Weather.SCHEMA.replace(
            "\"string\"}",
            "{\"type\": \"string\", "
                + "\"avro.java.string\": \"String\", \"java-class\": \"no.such.Class\"}}");
    assertEquals(0, FilesInMemory.read(header(schema, "null")).size());
  }

  private static byte[] file(Compression compression, int records, byte[] data) {
    return Bytes.join(
        header(Weather.SCHEMA, compression.name()),
        head(records, data.length),
        data,
        FilesInMemory.MARKER);
  }

  private static byte[] header(String schema, String codec) {
    return Bytes.join(
        FileHeader.MAGIC,
        number(2),
        text(FileHeader.SCHEMA_KEY),
        text(schema),
        text(FileHeader.CODEC_KEY),
        text(codec),
        number(0),
        FilesInMemory.MARKER);
  }

  private static byte[] head(long count, long size) {
    return Bytes.join(number(count), number(size));
  }

  private static byte[] text(String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    return Bytes.join(number(utf8.length), utf8);
  }

  private static byte[] number(long value) {
    byte[] bytes = new byte[10];
    return Arrays.copyOf(bytes, Primitives.putLong(bytes, 0, value));
  }
}
