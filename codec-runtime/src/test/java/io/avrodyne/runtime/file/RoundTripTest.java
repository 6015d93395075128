package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.IntStream;
import org.apache.avro.file.CodecFactory;
import org.apache.avro.file.DataFileStream;
import org.apache.avro.generic.GenericDatumReader;
import org.junit.jupiter.api.Test;

class RoundTripTest {

  /** Every third size of blocks in a plain build, all in the profile {@code full}. */
  private static final int STEP = Integer.getInteger("tests.step", 1);

  private static final List<Weather> RECORDS = Weather.list(3_000);
  private static final List<Integer> BLOCK_SIZES = List.of(32, 1_000, 64_000, 1 << 20);

  /**
   * Returns other sizes than for the next compression, and a large one for bzip2, which is slow.
   */
  private static List<Integer> blockSizes(Compression compression) {
    if (compression.name().equals("xz")) {
      return List.of(9_000);
    }
    int number = FilesInMemory.COMPRESSIONS.indexOf(compression);
    return IntStream.range(0, BLOCK_SIZES.size())
        .filter(size -> (number + size + 1) % STEP == 0)
        .mapToObj(BLOCK_SIZES::get)
        .toList();
  }

  @Test
  void apacheAndOursReadWhatOursWrites() {
    for (Compression compression : FilesInMemory.COMPRESSIONS) {
      for (int blockBytes : blockSizes(compression)) {
        WriteOptions options =
            FilesInMemory.OPTIONS.withCompression(compression).withBlockBytes(blockBytes);
        byte[] file = FilesInMemory.write(RECORDS, options);
        String subject = compression + " in blocks of " + blockBytes;
        assertEquals(FilesInMemory.texts(RECORDS), FilesInMemory.readByApache(file), subject);
        assertEquals(FilesInMemory.texts(RECORDS), FilesInMemory.read(file), subject);
      }
    }
  }

  @Test
  void oursReadsWhatApacheWrites() {
    for (Compression compression : FilesInMemory.COMPRESSIONS) {
      CodecFactory codec = CodecFactory.fromString(compression.name());
      for (int blockBytes : blockSizes(compression)) {
        byte[] file = FilesInMemory.writeByApache(RECORDS, codec, blockBytes);
        assertEquals(FilesInMemory.texts(RECORDS), FilesInMemory.read(file), compression::toString);
      }
    }
  }

  @Test
  void fileThatNamesNoCodecHasNone() throws IOException {
    byte[] file = FilesInMemory.write(RECORDS, FilesInMemory.OPTIONS);
    String text = new String(file, StandardCharsets.ISO_8859_1);
    byte[] without =
        text.replace("\u0014avro.codec", "\u0014anyX.codec").getBytes(StandardCharsets.ISO_8859_1);
    assertEquals(FilesInMemory.texts(RECORDS), FilesInMemory.read(without));
    assertEquals("null", FilesInMemory.open(without, ReadOptions.DEFAULT).codec());
  }

  @Test
  void fileWithoutRecordsIsLegal() throws IOException {
    byte[] file = FilesInMemory.write(List.of(), FilesInMemory.OPTIONS);
    assertEquals(List.of(), FilesInMemory.read(file));
    assertEquals(List.of(), FilesInMemory.readByApache(file));
    ContainerReader<Weather> reader = FilesInMemory.open(file, ReadOptions.DEFAULT);
    assertFalse(reader.hasNext());
    assertThrows(NoSuchElementException.class, reader::next);
    assertEquals(file.length, reader.position());
    assertEquals(Weather.CODEC.schema(), reader.schema());
  }

  @Test
  void blocksWithoutRecordsAreLegal() {
    byte[] file = FilesInMemory.write(List.of(), FilesInMemory.OPTIONS);
    byte[] block = new byte[18];
    System.arraycopy(FilesInMemory.MARKER, 0, block, 2, 16);
    byte[] last = FilesInMemory.write(Weather.list(2), FilesInMemory.OPTIONS);
    byte[] rest = Arrays.copyOfRange(last, file.length, last.length);
    assertEquals(2, FilesInMemory.read(Bytes.join(file, block, block, rest, block)).size());
  }

  @Test
  void metadataGoToApacheAndBack() throws IOException {
    FileMetadata metadata =
        FileMetadata.NONE.with("text", "t\u00E4xt").with("bytes", new byte[] {0, -1});
    byte[] file = FilesInMemory.write(RECORDS, FilesInMemory.OPTIONS.withMetadata(metadata));
    try (DataFileStream<Object> stream =
        new DataFileStream<>(new ByteArrayInputStream(file), new GenericDatumReader<>())) {
      assertEquals("t\u00E4xt", stream.getMetaString("text"));
      assertArrayEquals(new byte[] {0, -1}, stream.getMeta("bytes"));
    }
    FileMetadata found = FilesInMemory.open(file, ReadOptions.DEFAULT).metadata();
    assertEquals(List.of("text", "bytes"), List.copyOf(found.keys()));
    assertEquals("t\u00E4xt", found.text("text"));
    assertArrayEquals(new byte[] {0, -1}, found.bytes("bytes"));
    assertNull(found.text("avro.schema"));
    byte[] apaches = FilesInMemory.writeByApache(RECORDS, CodecFactory.nullCodec(), 100);
    assertEquals(
        "by Apache", FilesInMemory.open(apaches, ReadOptions.DEFAULT).metadata().text("note"));
  }

  @Test
  void reservedKeysAreRefused() {
    assertThrows(
        IllegalArgumentException.class, () -> FileMetadata.NONE.with("avro.codec", "deflate"));
  }

  /**
   * Checks keys that would be written as question marks, so that two of them might become equal.
   */
  @Test
  void loneSurrogatesInMetadataAreRefused() {
    FileMetadata none = FileMetadata.NONE;
    assertThrows(IllegalArgumentException.class, () -> none.with("\uD800", "text"));
    assertThrows(IllegalArgumentException.class, () -> none.with("\uDC00", new byte[1]));
    assertThrows(IllegalArgumentException.class, () -> none.with("key", "half \uD83D"));
    assertEquals("\uD83D\uDE00", none.with("key", "\uD83D\uDE00").text("key"));
  }

  @Test
  void optionsAreBounded() {
    assertThrows(IllegalArgumentException.class, () -> FilesInMemory.OPTIONS.withBlockBytes(31));
    assertThrows(
        IllegalArgumentException.class, () -> FilesInMemory.OPTIONS.withBlockBytes((1 << 30) + 1));
    assertThrows(
        IllegalArgumentException.class, () -> FilesInMemory.OPTIONS.withSyncMarker(new byte[15]));
    assertThrows(IllegalArgumentException.class, () -> Compression.deflate(10));
    assertThrows(IllegalArgumentException.class, () -> Compression.zstandard(23));
    assertThrows(IllegalArgumentException.class, () -> Compression.xz(-1));
  }

  @Test
  void equalRecordsWithOneMarkerMakeEqualFilesAndRandomOnesDiffer() {
    assertArrayEquals(
        FilesInMemory.write(RECORDS, FilesInMemory.OPTIONS),
        FilesInMemory.write(RECORDS, FilesInMemory.OPTIONS));
    byte[] other = FilesInMemory.write(RECORDS, WriteOptions.DEFAULT);
    assertFalse(Arrays.equals(FilesInMemory.write(RECORDS, WriteOptions.DEFAULT), other));
  }

  @Test
  void recordsAreReadIntoOneThatIsThere() throws IOException {
    ContainerReader<Weather> reader =
        FilesInMemory.open(
            FilesInMemory.write(RECORDS, FilesInMemory.OPTIONS), ReadOptions.DEFAULT);
    Weather kept = new Weather();
    for (Weather expected : RECORDS) {
      assertSame(kept, reader.next(kept));
      assertEquals(expected.toString(), kept.toString());
    }
    assertFalse(reader.hasNext());
  }
}
