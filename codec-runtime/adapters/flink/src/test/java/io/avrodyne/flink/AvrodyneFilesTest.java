package io.avrodyne.flink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.flink.shop.Basket;
import io.avrodyne.runtime.file.WriteOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.flink.api.common.serialization.BulkWriter;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.connector.file.src.FileSourceSplit;
import org.apache.flink.connector.file.src.reader.BulkFormat;
import org.apache.flink.connector.file.src.util.CheckpointedPosition;
import org.apache.flink.connector.file.src.util.RecordAndPosition;
import org.apache.flink.core.fs.FSDataOutputStream;
import org.apache.flink.core.fs.FileSystem.WriteMode;
import org.apache.flink.core.fs.local.LocalFileSystem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("NullAway.Init") // JUnit sets the fields.
class AvrodyneFilesTest {

  private static final int RECORDS = 200;

  private final BulkFormat<Basket, FileSourceSplit> format = AvrodyneFiles.reading(Basket.class);

  @TempDir Path folder;

  private Path file;
  private long size;

  @BeforeEach
  void write() throws IOException {
    file = folder.resolve("baskets.avro");
    BulkWriter.Factory<Basket> factory =
        AvrodyneFiles.writing(
            AvrodyneTypeInformation.of(Basket.class),
            () -> WriteOptions.DEFAULT.withBlockBytes(100));
    try (FSDataOutputStream out =
        new LocalFileSystem().create(flinkPath(), WriteMode.NO_OVERWRITE)) {
      BulkWriter<Basket> writer = factory.create(out);
      for (int i = 0; i < RECORDS; i++) {
        writer.addElement(basket(i));
      }
      writer.flush();
      writer.finish();
      // The stream is Flink's to close.
      out.flush();
    }
    size = Files.size(file);
  }

  private static Basket basket(int number) {
    return new Basket("owner " + number, List.of("tea"));
  }

  private static List<Basket> all() {
    List<Basket> baskets = new ArrayList<>();
    for (int i = 0; i < RECORDS; i++) {
      baskets.add(basket(i));
    }
    return baskets;
  }

  private org.apache.flink.core.fs.Path flinkPath() {
    return new org.apache.flink.core.fs.Path(file.toUri());
  }

  private FileSourceSplit split(long from, long to) {
    return new FileSourceSplit("split", flinkPath(), from, to - from, 0, size);
  }

  @Test
  void everyRecordBelongsToOneSplit() throws IOException {
    for (long at = 0; at <= size; at += 7) {
      List<Basket> read = new ArrayList<>(read(split(0, at)));
      read.addAll(read(split(at, size)));
      assertEquals(all(), read);
    }
  }

  @Test
  void aReaderGoesOnAtEachPosition() throws IOException {
    List<RecordAndPosition<Basket>> positions = new ArrayList<>();
    try (BulkFormat.Reader<Basket> reader =
        format.createReader(new Configuration(), split(0, size))) {
      collect(reader, positions);
    }
    for (int i = 0; i < RECORDS; i += 13) {
      RecordAndPosition<Basket> last = positions.get(i);
      FileSourceSplit rest =
          split(0, size)
              .updateWithCheckpointedPosition(
                  new CheckpointedPosition(last.getOffset(), last.getRecordSkipCount()));
      assertEquals(all().subList(i + 1, RECORDS), restored(rest));
    }
    assertEquals(all(), restored(split(0, size)));
  }

  @Test
  void aDamagedFileIsReported() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    Arrays.fill(bytes, bytes.length / 2, bytes.length / 2 + 40, (byte) -1);
    Files.write(file, bytes);
    assertThrows(DecodeException.class, () -> read(split(0, size / 2 + 200)));
  }

  private List<Basket> restored(FileSourceSplit split) throws IOException {
    try (BulkFormat.Reader<Basket> reader = format.restoreReader(new Configuration(), split)) {
      return values(reader);
    }
  }

  private List<Basket> read(FileSourceSplit split) throws IOException {
    assertTrue(format.isSplittable());
    try (BulkFormat.Reader<Basket> reader = format.createReader(new Configuration(), split)) {
      return values(reader);
    }
  }

  private static List<Basket> values(BulkFormat.Reader<Basket> reader) throws IOException {
    List<RecordAndPosition<Basket>> records = new ArrayList<>();
    collect(reader, records);
    return records.stream().map(RecordAndPosition::getRecord).toList();
  }

  private static void collect(
      BulkFormat.Reader<Basket> reader, List<RecordAndPosition<Basket>> records)
      throws IOException {
    for (var batch = reader.readBatch(); batch != null; batch = reader.readBatch()) {
      for (var next = batch.next(); next != null; next = batch.next()) {
        records.add(
            new RecordAndPosition<>(next.getRecord(), next.getOffset(), next.getRecordSkipCount()));
      }
      batch.releaseBatch();
    }
  }
}
