package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that interrupt a thread, whereupon the JDK closes its channel for good. */
class InterruptTest {

  private static final List<Weather> RECORDS = Weather.list(40);
  private static final WriteOptions OPTIONS = FilesInMemory.OPTIONS.withBlockBytes(200);

  @TempDir private Path folder;

  @AfterEach
  void clear() {
    Thread.interrupted();
  }

  @Test
  void writerSaysSoAndTheFileHasTheBlocksBefore() throws IOException {
    Path file = folder.resolve("written");
    ContainerWriter<Weather> writer = ContainerWriter.create(Weather.CODEC, file, OPTIONS);
    writer.write(RECORDS.get(0));
    writer.flush();
    writer.write(RECORDS.get(1));
    Thread.currentThread().interrupt();
    assertThrows(ClosedByInterruptException.class, writer::flush);
    assertTrue(Thread.interrupted());
    assertThrows(ClosedChannelException.class, () -> writer.write(RECORDS.get(2)));
    assertThrows(ClosedChannelException.class, writer::close);
    assertThrows(IllegalStateException.class, () -> writer.write(RECORDS.get(2)));
    assertEquals(
        FilesInMemory.texts(RECORDS.subList(0, 1)), FilesInMemory.read(Files.readAllBytes(file)));
    try (ContainerWriter<Weather> again =
        ContainerWriter.append(Weather.CODEC, file, OPTIONS.truncateTornBlock())) {
      again.write(RECORDS.get(1));
    }
    assertEquals(
        FilesInMemory.texts(RECORDS.subList(0, 2)), FilesInMemory.read(Files.readAllBytes(file)));
  }

  @Test
  void readerGivesWhatItHasAndSaysSoThen() throws IOException {
    byte[] large = FilesInMemory.write(many(), OPTIONS.withBlockBytes(20_000));
    Path file = Files.write(folder.resolve("read"), large);
    ContainerReader<Weather> reader = ContainerReader.open(Weather.CODEC, file);
    List<String> found = new ArrayList<>();
    found.add(reader.next().toString());
    Thread.currentThread().interrupt();
    assertThrows(
        ClosedByInterruptException.class,
        () -> {
          while (true) {
            found.add(reader.next().toString());
          }
        });
    assertTrue(Thread.interrupted());
    assertEquals(FilesInMemory.texts(many().subList(0, found.size())), found);
    assertThrows(ClosedChannelException.class, reader::next);
    reader.close();
    assertThrows(IllegalStateException.class, reader::next);
  }

  /** Returns more records than the reader reads from its file at once. */
  private static List<Weather> many() {
    return Weather.list(10_000);
  }
}
