package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.binary.Primitives;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests of the bound on bytes decompressed in search of a record, in blocks that are skipped or
 * have none.
 */
class UnreadBytesTest {

  private static final int BLOCK_BYTES = 8 << 20;
  private static final ContainerLimits LIMITS = ContainerLimits.DEFAULT;

  private final List<SkippedRange> told = new ArrayList<>();

  /** Returns the compressions that expand enough; snappy expands to less than the allowance. */
  static List<Compression> expanding() {
    List<Compression> compressions = new ArrayList<>(FilesInMemory.FAST_COMPRESSIONS);
    compressions.remove(Compression.NULL);
    compressions.remove(Compression.SNAPPY);
    return compressions;
  }

  private ReadOptions skipping(int maxUnreadBytes) {
    return ReadOptions.DEFAULT
        .withLimits(LIMITS.withMaxUnreadBytes(maxUnreadBytes))
        .skipCorruptBlocks(told::add);
  }

  /** Uses ten blocks of 8 MB without records: three are decompressed, then the reader gives up. */
  @ParameterizedTest
  @MethodSource("expanding")
  void searchIsGivenUp(Compression compression) throws IOException {
    byte[] bomb = block(1, packed(compression, bomb(BLOCK_BYTES)));
    byte[] file = file(compression, Collections.nCopies(10, bomb));
    try (ContainerReader<Weather> reader = FilesInMemory.open(file, skipping(16 << 20))) {
      LimitExceededException e = assertThrows(LimitExceededException.class, reader::hasNext);
      assertEquals(
          "more than 16777216 bytes decompressed without yielding a record (ContainerLimits.maxUnreadBytes)",
          e.reason());
      assertEquals(file.length - 7 * bomb.length, e.position());
      assertEquals(3, told.size());
      assertSame(e, assertThrows(LimitExceededException.class, reader::next));
      assertEquals(3, told.size());
    }
  }

  @ParameterizedTest
  @MethodSource("expanding")
  void whatJustFitsIsSearched(Compression compression) throws IOException {
    byte[] bomb = block(1, packed(compression, bomb(BLOCK_BYTES)));
    byte[] good = block(1, packed(compression, new byte[3]));
    int unread = 3 * (BLOCK_BYTES - 64 * bomb.length);
    byte[] file = file(compression, List.of(bomb, bomb, bomb, good, bomb, bomb, bomb));
    assertEquals(1, FilesInMemory.read(file, skipping(unread)).size());
    assertEquals(6, told.size());
    ReadOptions tooFew = skipping(unread - 1);
    assertThrows(LimitExceededException.class, () -> FilesInMemory.read(file, tooFew));
  }

  /** Checks that each call that finds a record renews the allowance. */
  @Test
  void recordsBeginTheCountAfresh() {
    byte[] bomb = block(1, packed(Compression.BZIP2, bomb(BLOCK_BYTES)));
    byte[] good = block(1, packed(Compression.BZIP2, new byte[3]));
    byte[] file = file(Compression.BZIP2, List.of(bomb, good, bomb, good, bomb, good, bomb, good));
    assertEquals(4, FilesInMemory.read(file, skipping(BLOCK_BYTES)).size());
    assertEquals(4, told.size());
  }

  @Test
  void blocksThatAreTooLargeCountAsWhatIsDecompressed() {
    byte[] bomb = block(1, packed(Compression.BZIP2, new byte[BLOCK_BYTES]));
    byte[] file = file(Compression.BZIP2, Collections.nCopies(10, bomb));
    ContainerLimits limits = LIMITS.withMaxDecompressedBytes(1 << 20).withMaxUnreadBytes(5 << 19);
    ReadOptions options = ReadOptions.DEFAULT.withLimits(limits).skipCorruptBlocks(told::add);
    assertThrows(LimitExceededException.class, () -> FilesInMemory.read(file, options));
    assertEquals(3, told.size());
  }

  /**
   * Uses many small blocks: starting a decompression takes time too, and some libraries allocate
   * megabytes for it.
   */
  @ParameterizedTest
  @MethodSource("expanding")
  void blocksWithoutRecordsAreBounded(Compression compression) {
    byte[] empty = block(0, packed(compression, new byte[0]));
    int counted = (1 << 15) - 64 * empty.length;
    byte[] file = file(compression, Collections.nCopies(100, empty));
    ReadOptions fits = ReadOptions.DEFAULT.withLimits(LIMITS.withMaxUnreadBytes(99 * counted));
    assertEquals(0, FilesInMemory.read(file, fits).size());
    ReadOptions tooFew =
        ReadOptions.DEFAULT.withLimits(LIMITS.withMaxUnreadBytes(99 * counted - 1));
    assertThrows(LimitExceededException.class, () -> FilesInMemory.read(file, tooFew));
  }

  /** Checks that blocks which expand a thousandfold and are read do not make the reader give up. */
  @ParameterizedTest
  @MethodSource("expanding")
  void honestBlocksAreReadHoweverMuchTheyExpand(Compression compression) throws IOException {
    List<Weather> records = Collections.nCopies(200_000, Weather.list(1).get(0));
    byte[] file = FilesInMemory.write(records, FilesInMemory.OPTIONS.withCompression(compression));
    try (ContainerReader<Weather> reader = FilesInMemory.open(file, skipping(0))) {
      for (int i = 0; i < records.size(); i++) {
        assertTrue(reader.hasNext());
        reader.next();
      }
      assertFalse(reader.hasNext());
    }
    assertEquals(List.of(), told);
  }

  /** Checks that a damaged file of many unreadable blocks is searched to its end. */
  @Test
  void damagedBlocksThatExpandAsUsualAreSearchedToTheEnd() {
    byte[] data = new byte[1 << 16];
    for (int i = 0; i < data.length; i++) {
      data[i] = (byte) (i < 16 ? 0xFF : (i * i) >>> 5);
    }
    byte[] block = block(1, packed(Compression.deflate(), data));
    byte[] file = file(Compression.deflate(), Collections.nCopies(3_000, block));
    assertEquals(0, FilesInMemory.read(file, skipping(LIMITS.maxUnreadBytes())).size());
    assertEquals(3_000, told.size());
  }

  /** Returns data that begin with a negative length of a text. */
  private static byte[] bomb(int size) {
    byte[] bytes = new byte[size];
    Arrays.fill(bytes, (byte) 1);
    return bytes;
  }

  private static byte[] packed(Compression compression, byte[] data) {
    BlockBytes packed = new BlockBytes(0, Integer.MAX_VALUE);
    FileCodec codec = Objects.requireNonNull(FileCodecs.create(compression));
    try {
      codec.compress(data, 0, data.length, packed);
    } catch (IOException e) {
      throw new AssertionError(e);
    } finally {
      codec.close();
    }
    return Arrays.copyOf(packed.array(), packed.size());
  }

  private static byte[] block(int records, byte[] data) {
    return Bytes.join(number(records), number(data.length), data, FilesInMemory.MARKER);
  }

  private static byte[] number(long value) {
    byte[] bytes = new byte[10];
    return Arrays.copyOf(bytes, Primitives.putLong(bytes, 0, value));
  }

  private static byte[] file(Compression compression, List<byte[]> blocks) {
    WriteOptions options = FilesInMemory.OPTIONS.withCompression(compression);
    List<byte[]> parts = new ArrayList<>();
    parts.add(FilesInMemory.write(List.of(), options));
    parts.addAll(blocks);
    return Bytes.join(parts.toArray(byte[][]::new));
  }
}
