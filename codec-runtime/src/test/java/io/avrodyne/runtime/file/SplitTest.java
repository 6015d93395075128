package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.avro.file.DataFileReader;
import org.apache.avro.generic.GenericDatumReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SplitTest {

  private static final List<Weather> RECORDS = Weather.list(400);

  @TempDir private Path folder;

  @Test
  void eachRecordIsInOneSplitWhereverTheBoundariesAre() throws IOException {
    for (Compression compression : List.of(Compression.NULL, Compression.deflate())) {
      Path file = write(compression);
      int size = (int) Files.size(file);
      Random random = new Random(7);
      for (int round = 0; round < 100; round++) {
        int first = random.nextInt(size);
        int second = first + random.nextInt(size - first);
        List<String> all = split(file, 0, first);
        all.addAll(split(file, first, second));
        all.addAll(split(file, second, size));
        assertEquals(FilesInMemory.texts(RECORDS), all, "split at " + first + " and " + second);
      }
    }
  }

  @Test
  void splitsAreThoseOfApache() throws IOException {
    Path file = write(Compression.NULL);
    int size = (int) Files.size(file);
    for (int boundary = 0; boundary < size; boundary += 61) {
      assertEquals(apacheSplit(file, 0, boundary), split(file, 0, boundary), "to " + boundary);
      assertEquals(apacheSplit(file, boundary, size), split(file, boundary, size));
    }
  }

  private static List<String> split(Path file, long start, long end) throws IOException {
    List<String> found = new ArrayList<>();
    try (ContainerReader<Weather> reader = ContainerReader.open(Weather.CODEC, file)) {
      reader.sync(start);
      while (reader.hasNext() && !reader.pastSync(end)) {
        found.add(reader.next().toString());
      }
    }
    return found;
  }

  private static List<String> apacheSplit(Path file, long start, long end) throws IOException {
    List<String> found = new ArrayList<>();
    try (DataFileReader<Object> reader =
        new DataFileReader<>(file.toFile(), new GenericDatumReader<>())) {
      reader.sync(start);
      while (reader.hasNext() && !reader.pastSync(end)) {
        found.add(reader.next().toString());
      }
    }
    return found;
  }

  @Test
  void readersGoToWhereWritersWere() throws IOException {
    Path file = folder.resolve("positions.avro");
    List<Long> positions = new ArrayList<>();
    try (ContainerWriter<Weather> writer =
        ContainerWriter.create(Weather.CODEC, file, WriteOptions.DEFAULT)) {
      for (Weather record : RECORDS) {
        positions.add(writer.sync());
        writer.write(record);
      }
    }
    try (ContainerReader<Weather> reader = ContainerReader.open(Weather.CODEC, file)) {
      for (int i = RECORDS.size() - 1; i >= 0; i--) {
        reader.seek(positions.get(i));
        assertEquals(positions.get(i), reader.position());
        assertEquals(RECORDS.get(i).toString(), reader.next().toString());
      }
      assertThrows(IllegalArgumentException.class, () -> reader.seek(positions.get(3) + 1));
      assertThrows(DecodeException.class, reader::hasNext);
      assertThrows(IllegalArgumentException.class, () -> reader.seek(-1));
      reader.seek(Files.size(file));
      assertFalse(reader.hasNext());
      reader.sync(1 << 20);
      assertFalse(reader.hasNext());
    }
  }

  @Test
  void streamsCannotBeMoved() {
    ContainerReader<Weather> reader =
        FilesInMemory.open(
            FilesInMemory.write(RECORDS, FilesInMemory.OPTIONS), ReadOptions.DEFAULT);
    assertThrows(UnsupportedOperationException.class, () -> reader.sync(1 << 20));
    assertThrows(UnsupportedOperationException.class, () -> reader.sync(0));
  }

  @Test
  void positionsCountFromWhereTheChannelStood() throws IOException {
    Path file = folder.resolve("embedded");
    Files.write(file, new byte[100]);
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      channel.position(100);
      ContainerWriter<Weather> writer =
          ContainerWriter.create(Weather.CODEC, channel, WriteOptions.DEFAULT.force());
      writer.write(RECORDS.get(0));
      long position = writer.sync();
      writer.write(RECORDS.get(1));
      writer.flush();
      channel.position(100);
      ContainerReader<Weather> reader =
          ContainerReader.open(Weather.CODEC, channel, ReadOptions.DEFAULT);
      reader.seek(position);
      assertEquals(RECORDS.get(1).toString(), reader.next().toString());
      reader.sync(0);
      assertEquals(RECORDS.get(0).toString(), reader.next().toString());
      assertTrue(reader.hasNext());
    }
  }

  private Path write(Compression compression) throws IOException {
    Path file = folder.resolve(compression.name());
    WriteOptions options = FilesInMemory.OPTIONS.withBlockBytes(300).withCompression(compression);
    return Files.write(file, FilesInMemory.write(RECORDS, options));
  }
}
