package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the resources that the system attributes to this process after failures. */
class LeakTest {

  private static final Path OPEN_FILES = Path.of("/proc/self/fd");
  private static final Path MEMORY = Path.of("/proc/self/statm");
  private static final long PAGE = 4_096;
  private static final List<Weather> RECORDS = Weather.list(40);
  private static final WriteOptions OPTIONS =
      FilesInMemory.OPTIONS.withBlockBytes(200).withCompression(Compression.zstandard());

  @TempDir private Path folder;

  @Test
  void failuresLeaveNoFileOpen() throws IOException {
    assumeTrue(Files.isDirectory(OPEN_FILES), "only Linux reports the open files");
    byte[] whole = FilesInMemory.write(RECORDS, OPTIONS);
    for (int length = 0; length < whole.length; length += 3) {
      Path torn = Files.write(folder.resolve("torn" + length), Arrays.copyOf(whole, length));
      attempt(() -> readAll(torn));
      attempt(() -> ContainerWriter.append(Weather.CODEC, torn, OPTIONS).close());
    }
    Path other = Files.write(folder.resolve("other"), new byte[100]);
    assertThrows(RuntimeException.class, () -> ContainerReader.open(Weather.CODEC, other));
    assertThrows(
        IOException.class,
        () -> ContainerWriter.create(Weather.CODEC, folder.resolve("no/such"), OPTIONS));
    assertEquals(List.of(), openFiles());
  }

  private static void readAll(Path file) throws IOException {
    try (ContainerReader<Weather> reader = ContainerReader.open(Weather.CODEC, file)) {
      while (reader.hasNext()) {
        reader.next();
      }
    }
  }

  /** An operation that may fail. */
  private interface Attempt {
    void run() throws IOException;
  }

  private static void attempt(Attempt attempt) throws IOException {
    try {
      attempt.run();
    } catch (RuntimeException e) {
      assertTrue(e.getMessage() != null);
    }
  }

  private List<String> openFiles() throws IOException {
    List<String> open = new ArrayList<>();
    try (Stream<Path> all = Files.list(OPEN_FILES)) {
      for (Path each : all.toList()) {
        if (Files.isSymbolicLink(each)) {
          String target = Files.readSymbolicLink(each).toString();
          if (target.startsWith(folder.toRealPath().toString())) {
            open.add(target);
          }
        }
      }
    }
    return open;
  }

  /** Checks for contexts that were not freed: each holds a megabyte that the JVM does not see. */
  @Test
  void failuresLeaveNoNativeMemory() throws IOException {
    assumeTrue(Files.isRegularFile(MEMORY), "only Linux reports the memory in use");
    byte[] whole = FilesInMemory.write(RECORDS, OPTIONS);
    failManyTimes(whole, 100);
    long before = resident();
    failManyTimes(whole, 400);
    long grown = resident() - before;
    assertTrue(grown < 200 << 20, grown + " bytes more");
  }

  /** Fails many times, each time on opening, at a block, or on closing. */
  private static void failManyTimes(byte[] whole, int times) {
    for (int i = 0; i < times; i++) {
      Supplier<Throwable> kind = Fault.KINDS.get(i % Fault.KINDS.size());
      write(new FaultyChannel(new byte[0], 1_000, new Fault(4 + i % 30, 1_000, kind)));
      read(new FaultyChannel(whole, 50, new Fault(2 + i % 30, 1_000, kind)));
    }
  }

  private static void write(FaultyChannel channel) {
    try (ContainerWriter<Weather> writer =
        ContainerWriter.create(Weather.CODEC, channel, OPTIONS)) {
      for (Weather record : RECORDS) {
        writer.write(record);
      }
    } catch (IOException | RuntimeException | LinkageError e) {
      assertTrue(String.valueOf(e.getMessage()).contains("made to fail"));
    }
  }

  private static void read(FaultyChannel channel) {
    try (ContainerReader<Weather> reader =
        ContainerReader.open(Weather.CODEC, channel, ReadOptions.DEFAULT)) {
      while (reader.hasNext()) {
        reader.next();
      }
    } catch (IOException | RuntimeException | LinkageError e) {
      assertTrue(String.valueOf(e.getMessage()).contains("made to fail"));
    }
  }

  @Test
  void abandonedCodecsLeaveNoNativeMemory() {
    ZstandardFileCodec.Contexts contexts = new ZstandardFileCodec(3).contexts;
    for (int i = 0; i < 100 && isOpen(contexts); i++) {
      System.gc();
    }
    assertThrows(IllegalStateException.class, () -> contexts.compressing().setLevel(3));
    assertThrows(IllegalStateException.class, () -> contexts.decompressing().reset());
  }

  private static boolean isOpen(ZstandardFileCodec.Contexts contexts) {
    try {
      contexts.compressing().reset();
      contexts.decompressing().reset();
      return true;
    } catch (IllegalStateException e) {
      return false;
    }
  }

  private static long resident() throws IOException {
    return PAGE * Long.parseLong(Files.readString(MEMORY).split(" ", 3)[1]);
  }
}
