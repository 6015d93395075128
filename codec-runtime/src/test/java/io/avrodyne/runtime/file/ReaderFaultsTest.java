package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Tests that let each read of a stream or a channel fail in turn, and return less than requested.
 */
class ReaderFaultsTest {

  private static final List<Weather> RECORDS = Weather.list(12);
  private static final List<String> TEXTS = FilesInMemory.texts(RECORDS);
  private static final WriteOptions OPTIONS = FilesInMemory.OPTIONS.withBlockBytes(100);
  private static final int CHUNK = 23;

  @Test
  void readsThatGiveLittleAreReadOn() throws IOException {
    for (Compression by : FilesInMemory.FAST_COMPRESSIONS) {
      byte[] file = FilesInMemory.write(RECORDS, OPTIONS.withCompression(by));
      for (int chunk = 1; chunk < 40; chunk++) {
        FaultyChannel channel = new FaultyChannel(file, chunk, Fault.none());
        try (ContainerReader<Weather> reader =
            ContainerReader.open(Weather.CODEC, channel, ReadOptions.DEFAULT)) {
          assertEquals(TEXTS, rest(reader));
        }
      }
    }
  }

  /** Checks that an opened reader can be asked again, and returns each record once. */
  @Test
  void recordsComeOnceWhicheverCallsFail() throws IOException {
    for (Compression by : FilesInMemory.FAST_COMPRESSIONS) {
      byte[] file = FilesInMemory.write(RECORDS, OPTIONS.withCompression(by));
      for (Supplier<Throwable> kind : Fault.KINDS) {
        for (int times : new int[] {1, 2, 3}) {
          int at = 1;
          Fault fault;
          do {
            fault = new Fault(at++, times, kind);
            FaultyChannel channel = new FaultyChannel(file, CHUNK, fault);
            ContainerReader<Weather> reader = opened(channel);
            if (reader != null) {
              assertEquals(TEXTS, rest(reader));
              close(reader);
              assertFalse(channel.isOpen());
              assertThrows(IllegalStateException.class, reader::next);
            }
          } while (fault.failures() > 0);
          assertTrue(at > 10);
        }
      }
    }
  }

  private static @Nullable ContainerReader<Weather> opened(FaultyChannel channel) {
    try {
      return ContainerReader.open(Weather.CODEC, channel, ReadOptions.DEFAULT);
    } catch (IOException | RuntimeException | LinkageError e) {
      return null;
    }
  }

  private static void close(ContainerReader<Weather> reader) {
    try {
      reader.close();
    } catch (IOException | RuntimeException | LinkageError e) {
      assertTrue(String.valueOf(e.getMessage()).contains("made to fail"));
    }
  }

  /**
   * Reads the remaining records, asking again after exceptions of streams, channels and converters.
   */
  private static List<String> rest(ContainerReader<Weather> reader) {
    List<String> found = new ArrayList<>();
    while (true) {
      try {
        if (!reader.hasNext()) {
          return found;
        }
        found.add(reader.next().toString());
      } catch (DecodeException e) {
        found.add("damaged");
        return found;
      } catch (IOException | RuntimeException | LinkageError e) {
        assertTrue(String.valueOf(e.getMessage()).contains("made to fail"));
      }
    }
  }

  @Test
  void damageIsToldOfOnceWhicheverCallsFail() throws IOException {
    byte[] file = FilesInMemory.write(RECORDS, OPTIONS);
    int marker = file.length - FilesInMemory.MARKER.length - 1;
    while (file[marker] != FilesInMemory.MARKER[0] || file[marker + 1] != FilesInMemory.MARKER[1]) {
      marker--;
    }
    file[marker] ^= 1;
    List<String> expected = withDamage(file, Fault.none());
    assertTrue(expected.size() > 2 && expected.get(0).startsWith("skipped from"));
    for (Supplier<Throwable> kind : Fault.KINDS) {
      int at = 30;
      Fault fault;
      do {
        fault = new Fault(at++, 1, kind);
        assertEquals(expected, withDamage(file, fault), "call " + at);
      } while (fault.failures() > 0);
    }
  }

  private static List<String> withDamage(byte[] file, Fault fault) throws IOException {
    List<String> told = new ArrayList<>();
    FaultyChannel channel = new FaultyChannel(file, 11, fault);
    ContainerReader<Weather> reader =
        ContainerReader.open(
            Weather.CODEC,
            channel,
            ReadOptions.DEFAULT.skipCorruptBlocks(
                range -> told.add("skipped from " + range.from() + " to " + range.to())));
    told.addAll(rest(reader));
    return told;
  }

  @Test
  void syncThatFailedGoesOnWhenRecordsAreAskedFor() throws IOException {
    byte[] file = FilesInMemory.write(RECORDS, OPTIONS);
    for (int position = 0; position <= file.length; position += 5) {
      List<String> expected = afterSync(file, position, Fault.none());
      int at = 1;
      Fault fault;
      do {
        fault = new Fault(at++, 1, Fault.KINDS.get(0));
        List<String> found = afterSync(file, position, fault);
        if (!found.isEmpty() || fault.failures() == 0) {
          assertTrue(found.equals(expected) || found.equals(TEXTS), found + " at " + position);
        }
      } while (fault.failures() > 0);
    }
  }

  /**
   * Returns nothing if the file could not be opened, and all records if the channel was not moved.
   */
  private static List<String> afterSync(byte[] file, int position, Fault fault) {
    ContainerReader<Weather> reader = opened(new FaultyChannel(file, CHUNK, fault));
    if (reader == null) {
      return List.of();
    }
    try {
      reader.sync(position);
    } catch (IOException e) {
      assertEquals("made to fail", e.getMessage());
    }
    return rest(reader);
  }

  /** Checks that there are no wrong records and that the position is right. */
  @Test
  void seekThatFailedIsDamageUntilTheNextOne() throws IOException {
    byte[] file = FilesInMemory.write(RECORDS, OPTIONS);
    long end = file.length;
    for (int at = 1; at < 60; at++) {
      Fault fault = new Fault(at, 1, Fault.KINDS.get(0));
      ContainerReader<Weather> reader = opened(new FaultyChannel(file, CHUNK, fault));
      if (reader != null && !seeks(reader, end)) {
        List<String> found = rest(reader);
        assertTrue(found.equals(TEXTS) || found.equals(List.of("damaged")), found.toString());
        reader.seek(end);
        assertEquals(List.of(), rest(reader));
        reader.sync(0);
        assertEquals(TEXTS, rest(reader));
      }
    }
  }

  private static boolean seeks(ContainerReader<Weather> reader, long position) {
    try {
      reader.seek(position);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void streamThatEndsTooEarlyGivesWhatIsWholeAndThenDamage() throws IOException {
    for (Compression by : FilesInMemory.FAST_COMPRESSIONS) {
      byte[] file = FilesInMemory.write(RECORDS, OPTIONS.withCompression(by));
      for (int read = 1; read < 60; read++) {
        List<String> found = new ArrayList<>();
        try (ContainerReader<Weather> reader = open(file, read, -1)) {
          found.addAll(rest(reader));
        } catch (DecodeException e) {
          found.add("damaged");
        }
        found.remove("damaged");
        assertEquals(TEXTS.subList(0, found.size()), found);
      }
    }
  }

  @Test
  void streamThatGivesNothingIsAnIoExceptionAndCanBeAskedAgain() throws IOException {
    byte[] file = FilesInMemory.write(RECORDS, OPTIONS);
    int failures = 0;
    for (int read = 20; read < 50; read++) {
      try (ContainerReader<Weather> reader = open(file, read, 0)) {
        List<String> found = new ArrayList<>();
        while (found.size() < TEXTS.size()) {
          try {
            found.add(reader.next().toString());
          } catch (IOException e) {
            assertEquals(
                "a read from the channel returned no bytes; use it in blocking mode",
                e.getMessage());
            failures++;
          }
        }
        assertEquals(TEXTS, found);
      }
    }
    assertTrue(failures > 5);
  }

  @Test
  void streamThatSaysItGaveMoreThanItCouldIsAnIoException() {
    byte[] file = FilesInMemory.write(RECORDS, OPTIONS);
    assertThrows(IOException.class, () -> open(file, 1, 1 << 20));
  }

  private static ContainerReader<Weather> open(byte[] file, int oddRead, int result)
      throws IOException {
    return ContainerReader.open(
        Weather.CODEC, new OddStream(file, oddRead, result), ReadOptions.DEFAULT);
  }

  /** A stream that once returns an invalid result. */
  private static final class OddStream extends InputStream {

    private final byte[] file;
    private final int oddRead;
    private final int result;
    private int position;
    private int reads;

    OddStream(byte[] file, int oddRead, int result) {
      this.file = file;
      this.oddRead = oddRead;
      this.result = result;
    }

    @Override
    public int read() {
      throw new UnsupportedOperationException("Bytes are read by the array");
    }

    @Override
    public int read(byte[] to, int offset, int length) {
      if (++reads == oddRead) {
        return result;
      }
      int some = Math.min(Math.min(19, length), file.length - position);
      System.arraycopy(file, position, to, offset, some);
      position += some;
      return some == 0 ? -1 : some;
    }
  }
}
