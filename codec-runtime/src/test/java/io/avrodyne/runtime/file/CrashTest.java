package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that kill a process while it writes a file: everything that it had flushed is there. */
@Timeout(60)
class CrashTest {

  /** The number of records per flush; they do not all fit one block. */
  private static final int RECORDS_PER_FLUSH = 100;

  private static final int FLUSHES = 20;
  private static final WriteOptions OPTIONS = FilesInMemory.OPTIONS.withBlockBytes(500);

  @TempDir private Path folder;

  /** The process that is killed: it writes endlessly, and reports each flush. */
  static final class Victim {

    private Victim() {}

    @SuppressWarnings("SystemOut") // It communicates with its parent.
    public static void main(String[] args) throws IOException {
      List<Weather> records = Weather.list(RECORDS_PER_FLUSH);
      try (ContainerWriter<Weather> writer =
          ContainerWriter.create(Weather.CODEC, Path.of(args[0]), OPTIONS)) {
        while (true) {
          for (Weather each : records) {
            writer.write(each);
          }
          writer.flush();
          System.out.println("flushed");
        }
      }
    }
  }

  @Test
  void flushedRecordsOutliveTheProcess() throws Exception {
    Path file = folder.resolve("weather.avro");
    int flushed = RECORDS_PER_FLUSH * killedAfterFlushes(file);

    List<String> kept = FilesInMemory.readWhatCanBe(Files.readAllBytes(file));
    kept.remove("failed"); // The block at which the process was killed, if it was within one.

    List<String> cycle = FilesInMemory.texts(Weather.list(RECORDS_PER_FLUSH));
    assertTrue(kept.size() >= flushed, kept.size() + " of " + flushed);
    for (int i = 0; i < kept.size(); i++) {
      assertEquals(cycle.get(i % RECORDS_PER_FLUSH), kept.get(i));
    }
    try (ContainerWriter<Weather> writer =
        ContainerWriter.append(Weather.CODEC, file, OPTIONS.truncateTornBlock())) {
      writer.write(Weather.list(1).get(0));
    }
    assertEquals(kept.size() + 1, FilesInMemory.read(Files.readAllBytes(file)).size());
  }

  private static int killedAfterFlushes(Path file) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Victim.class.getName(),
                file.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (BufferedReader flushes = process.inputReader(StandardCharsets.UTF_8)) {
      int count = 0;
      while (count < FLUSHES && flushes.readLine() != null) {
        count++;
      }
      assertEquals(FLUSHES, count, "the process ended on its own");
      return count;
    } finally {
      process.destroyForcibly();
      assertTrue(process.waitFor(30, TimeUnit.SECONDS));
    }
  }
}
