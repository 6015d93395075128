package io.avrodyne.benchmarks.files;

import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.fixtures.weather.Reading;
import io.avrodyne.fixtures.weather.ReadingAvroCodec;
import io.avrodyne.runtime.file.ContainerReader;
import io.avrodyne.runtime.file.ContainerWriter;
import io.avrodyne.runtime.file.ReadOptions;
import io.avrodyne.runtime.file.WriteOptions;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.avro.Schema;

/** A contender that writes and reads files of an application's class with Avrodyne. */
final class AvrodyneFiles implements FileContender<Reading> {

  private final WriteOptions options;

  AvrodyneFiles(FileFormat format) {
    options =
        WriteOptions.DEFAULT.withCompression(format.ours()).withBlockBytes(FileFormat.BLOCK_BYTES);
  }

  @Override
  public Track track() {
    return Track.OBJECTS;
  }

  @Override
  public Schema schema() {
    return ReadingAvroCodec.INSTANCE.schema();
  }

  @Override
  public Function<Row, Reading> record() {
    return Row::toReading;
  }

  @Override
  public Function<Reading, Row> row() {
    return Row::of;
  }

  @Override
  public void write(List<Reading> values, OutputStream out) throws IOException {
    try (ContainerWriter<Reading> writer =
        ContainerWriter.create(ReadingAvroCodec.INSTANCE, out, options)) {
      for (Reading value : values) {
        writer.write(value);
      }
    }
  }

  @Override
  public void read(InputStream file, Consumer<? super Reading> values) throws IOException {
    try (ContainerReader<Reading> reader =
        ContainerReader.open(ReadingAvroCodec.INSTANCE, file, ReadOptions.DEFAULT)) {
      while (reader.hasNext()) {
        values.accept(reader.next());
      }
    }
  }
}
