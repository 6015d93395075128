package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of the bytes that this thread allocates for a file of many records. */
class FileAllocationTest {

  private static final int RECORDS = 200_000;
  private static final int ROUNDS = 10;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** An operation that reads or writes a whole file. */
  private interface Run {
    void run() throws IOException;
  }

  @Test
  void writingAllocatesNothingForARecord() throws IOException {
    List<Weather> records = Weather.list(100);
    requireNothingForARecord(
        () -> {
          OutputStream nowhere = OutputStream.nullOutputStream();
          try (ContainerWriter<Weather> writer =
              ContainerWriter.create(Weather.CODEC, nowhere, FilesInMemory.OPTIONS)) {
            for (int i = 0; i < RECORDS; i++) {
              writer.write(records.get(i % 100));
            }
          }
        });
  }

  @Test
  void readingIntoARecordAllocatesNothingForIt() throws IOException {
    Weather one = Weather.list(8).get(7);
    List<Weather> same = new ArrayList<>();
    for (int i = 0; i < RECORDS; i++) {
      same.add(one);
    }
    for (Compression compression :
        List.of(Compression.NULL, Compression.deflate(), Compression.zstandard())) {
      byte[] file = FilesInMemory.write(same, FilesInMemory.OPTIONS.withCompression(compression));
      Weather kept = new Weather();
      requireNothingForARecord(
          () -> {
            ContainerReader<Weather> reader = FilesInMemory.open(file, ReadOptions.DEFAULT);
            while (reader.hasNext()) {
              kept.temp = reader.next(kept).temp;
            }
          });
    }
  }

  /**
   * Checks that records cost nothing. A file costs its buffers; until HotSpot has compiled an
   * operation, it may cost more.
   */
  private static void requireNothingForARecord(Run run) throws IOException {
    assumeTrue(
        THREADS.isThreadAllocatedMemorySupported(), "This JVM does not count allocated bytes");
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      run.run();
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    double each = least / (double) RECORDS;
    assertTrue(each < 4, () -> each + " bytes a record");
  }
}
