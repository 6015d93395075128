package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.AvroCodecException;
import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.binary.Primitives;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class DamageTest {

  /** Every third bit in a plain build, all in the profile {@code full}. */
  private static final int STEP = Integer.getInteger("tests.step", 1);

  private static final List<Weather> RECORDS = Weather.list(12);
  private static final WriteOptions OPTIONS = FilesInMemory.OPTIONS.withBlockBytes(60);

  /** Cuts a file, as a crash does: any prefix of the data may remain. */
  @Test
  void whatACrashLeavesReadsUpToTheLastWholeBlock() {
    for (Compression compression : FilesInMemory.COMPRESSIONS) {
      WriteOptions options = OPTIONS.withCompression(compression);
      byte[] file = FilesInMemory.write(RECORDS, options);
      List<Integer> ends = ends(options);
      for (int length = ends.get(0); length < file.length; length++) {
        int whole = lastWhole(ends, length);
        List<String> found = FilesInMemory.readWhatCanBe(Arrays.copyOf(file, length));
        assertEquals(ends.get(whole) < length, found.remove("failed"), "at " + length);
        assertEquals(FilesInMemory.texts(RECORDS.subList(0, found.size())), found);
        assertEquals(whole, blocks(found.size(), options), "at " + length);
      }
    }
  }

  /** Returns the ends of the header and of each block. */
  private static List<Integer> ends(WriteOptions options) {
    List<Integer> ends = new ArrayList<>();
    byte[] file = FilesInMemory.write(RECORDS, options);
    for (int end = 16; end <= file.length; end++) {
      if (Arrays.equals(file, end - 16, end, FilesInMemory.MARKER, 0, 16)) {
        ends.add(end);
      }
    }
    return ends;
  }

  private static int lastWhole(List<Integer> ends, int length) {
    int whole = 0;
    while (whole + 1 < ends.size() && ends.get(whole + 1) <= length) {
      whole++;
    }
    return whole;
  }

  private static int blocks(int records, WriteOptions options) {
    byte[] file = FilesInMemory.write(RECORDS.subList(0, records), options);
    int length = file.length;
    return (int) ends(options).stream().filter(end -> end <= length).count() - 1;
  }

  @Test
  void headersThatEndEarlyAreRefused() {
    byte[] file = FilesInMemory.write(List.of(), OPTIONS);
    for (int length = 0; length < file.length; length++) {
      byte[] cut = Arrays.copyOf(file, length);
      assertThrows(
          DecodeException.class, () -> FilesInMemory.open(cut, ReadOptions.DEFAULT), "" + length);
    }
  }

  @Test
  void flippedBitsGiveRecordsOrExceptionsOfOurs() {
    for (Compression compression : FilesInMemory.COMPRESSIONS) {
      byte[] file = FilesInMemory.write(RECORDS, OPTIONS.withCompression(compression));
      for (int bit = 0; bit < file.length * 8; bit += STEP) {
        byte[] flipped = file.clone();
        flipped[bit / 8] ^= (byte) (1 << bit % 8);
        requireReadOrRefused(flipped, ReadOptions.DEFAULT);
        requireReadOrRefused(flipped, ReadOptions.DEFAULT.skipCorruptBlocks(skipped -> {}));
      }
    }
  }

  private static void requireReadOrRefused(byte[] file, ReadOptions options) {
    try {
      FilesInMemory.read(file, options);
    } catch (AvroCodecException e) {
      assertFalse(String.valueOf(e.getMessage()).isEmpty());
    }
  }

  @Test
  void failuresSayWhereInTheFileTheyAre() {
    byte[] file = FilesInMemory.write(RECORDS, OPTIONS);
    int block = ends(OPTIONS).get(0);
    byte[] marker = file.clone();
    marker[ends(OPTIONS).get(1) - 1] ^= 1;
    assertEquals(block, failure(marker).position());
    byte[] length = file.clone();
    length[block + 3] = 0x7F;
    DecodeException inRecord = failure(length);
    assertEquals(block + 3, inRecord.position());
    assertTrue(inRecord.getMessage().contains("begins at " + block), inRecord::getMessage);
    byte[] fewer = file.clone();
    fewer[block] = (byte) (fewer[block] - 2);
    assertEquals(block, failure(fewer).position());
    byte[] more = file.clone();
    more[block] = (byte) (more[block] + 2);
    assertEquals(ends(OPTIONS).get(1) - 16, failure(more).position());
  }

  @Test
  void readersFailInTheSameWayAgain() {
    byte[] file = FilesInMemory.write(RECORDS, OPTIONS);
    file[ends(OPTIONS).get(1) - 1] ^= 1;
    ContainerReader<Weather> reader = FilesInMemory.open(file, ReadOptions.DEFAULT);
    assertThrows(DecodeException.class, reader::hasNext);
    assertThrows(DecodeException.class, reader::next);
    assertThrows(DecodeException.class, reader::hasNext);
  }

  private static DecodeException failure(byte[] file) {
    return assertThrows(DecodeException.class, () -> FilesInMemory.read(file));
  }

  @Test
  void eachBlockMayBeLostAloneAndIsToldOf() {
    for (Compression compression : FilesInMemory.COMPRESSIONS) {
      WriteOptions options = OPTIONS.withCompression(compression);
      byte[] file = FilesInMemory.write(RECORDS, options);
      List<Integer> ends = ends(options);
      for (int block = 0; block + 1 < ends.size(); block++) {
        requireOnlyLost(file, ends.get(block), ends.get(block + 1));
      }
    }
  }

  /** Overwrites the middle of a block, and checks what is lost. */
  private static void requireOnlyLost(byte[] file, int start, int end) {
    byte[] damaged = file.clone();
    Arrays.fill(damaged, start + 2, end - 16, (byte) 0xFF);
    List<SkippedRange> ranges = new ArrayList<>();
    List<String> found =
        FilesInMemory.read(damaged, ReadOptions.DEFAULT.skipCorruptBlocks(ranges::add));
    assertEquals(1, ranges.size());
    assertEquals(start, ranges.get(0).from());
    assertEquals(end, ranges.get(0).to());
    List<String> expected = FilesInMemory.texts(RECORDS);
    assertTrue(expected.containsAll(found));
    assertEquals(found.size(), found.stream().distinct().count());
    assertEquals(file[start] / 2, expected.size() - found.size());
  }

  @Test
  void goodRecordsOfABadBlockAreReturnedAndTheOthersCounted() {
    WriteOptions options = OPTIONS.withBlockBytes(64_000);
    byte[] file = FilesInMemory.write(RECORDS, options);
    byte[] sizes = FilesInMemory.write(RECORDS.subList(0, 5), options);
    int sixth = sizes.length - 16;
    file[sixth] = 0x7F;
    List<SkippedRange> ranges = new ArrayList<>();
    List<String> found =
        FilesInMemory.read(file, ReadOptions.DEFAULT.skipCorruptBlocks(ranges::add));
    assertTrue(found.size() >= 4 && found.size() <= 6, "" + found.size());
    assertEquals(
        FilesInMemory.texts(RECORDS.subList(0, found.size())).subList(0, 4), found.subList(0, 4));
    assertEquals(RECORDS.size() - found.size(), ranges.get(0).records());
  }

  @Test
  void listenersMayThrowAndReadersContinueAfterTheBlock() throws IOException {
    byte[] file = FilesInMemory.write(RECORDS, OPTIONS);
    List<Integer> ends = ends(OPTIONS);
    file[ends.get(2) - 17] = (byte) 0x80;
    ContainerReader<Weather> reader =
        FilesInMemory.open(
            file,
            ReadOptions.DEFAULT.skipCorruptBlocks(
                range -> {
                  throw range.reason();
                }));
    for (int i = 0; i < file[ends.get(0)] / 2; i++) {
      reader.next();
    }
    assertThrows(DecodeException.class, reader::hasNext);
    assertTrue(reader.hasNext());
    assertEquals(ends.get(2).longValue(), reader.position());
  }

  @Test
  void aLostMarkerLosesTheBlocksOnBothSides() {
    byte[] file = FilesInMemory.write(RECORDS, OPTIONS);
    List<Integer> ends = ends(OPTIONS);
    file[ends.get(2) - 3] ^= 1;
    List<SkippedRange> ranges = new ArrayList<>();
    FilesInMemory.read(file, ReadOptions.DEFAULT.skipCorruptBlocks(ranges::add));
    assertEquals(1, ranges.size());
    assertEquals(ends.get(1).longValue(), ranges.get(0).from());
    assertEquals(ends.get(3).longValue(), ranges.get(0).to());
    assertEquals(SkippedRange.UNKNOWN, ranges.get(0).records());
  }

  /**
   * Uses data with many sync markers, each of which could begin a block of the same data that is
   * decompressed again.
   */
  @Test
  void markersWithinABlockThatEndsWhereItSaysBeginNoOther() {
    WriteOptions options = OPTIONS.withCompression(Compression.deflate());
    byte[] header = FilesInMemory.write(List.of(), options);
    byte[] noData = {-1, -1, -1};
    byte[] block = framed(noData);
    for (int i = 0; i < 20; i++) {
      block = framed(Bytes.join(noData, FilesInMemory.MARKER, block));
    }
    byte[] file = Bytes.join(header, block);
    List<SkippedRange> ranges = new ArrayList<>();
    FilesInMemory.read(file, ReadOptions.DEFAULT.skipCorruptBlocks(ranges::add));
    assertEquals(1, ranges.size());
    assertEquals(header.length, ranges.get(0).from());
    assertEquals(file.length, ranges.get(0).to());
  }

  private static byte[] framed(byte[] data) {
    byte[] head = new byte[2 * Primitives.MAX_LONG_BYTES];
    int end = Primitives.putLong(head, Primitives.putLong(head, 0, 1), data.length);
    return Bytes.join(Arrays.copyOf(head, end), data, FilesInMemory.MARKER);
  }
}
