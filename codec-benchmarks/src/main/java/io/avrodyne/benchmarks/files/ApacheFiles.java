package io.avrodyne.benchmarks.files;

import io.avrodyne.benchmarks.files.specific.Reading;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.fixtures.weather.ReadingAvroCodec;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.avro.Schema;
import org.apache.avro.file.DataFileStream;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.reflect.ReflectDatumReader;
import org.apache.avro.reflect.ReflectDatumWriter;
import org.apache.avro.specific.SpecificDatumReader;
import org.apache.avro.specific.SpecificDatumWriter;

/** A contender that writes and reads files with Apache Avro. */
record ApacheFiles<T>(
    Track track,
    FileFormat format,
    Schema schema,
    Supplier<DatumWriter<T>> writer,
    Supplier<DatumReader<T>> reader,
    Function<Row, T> record,
    Function<T, Row> row)
    implements FileContender<T> {

  /** The flag that lets Apache Avro load an application's class. */
  static final String REFLECT_FLAG = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=io.avrodyne.fixtures";

  /** Returns the contender for an application's class, by reflection. */
  static FileContender<?> reflect(FileFormat format) {
    Schema schema = ReadingAvroCodec.INSTANCE.schema();
    return new ApacheFiles<io.avrodyne.fixtures.weather.Reading>(
        Track.OBJECTS,
        format,
        schema,
        () -> new ReflectDatumWriter<>(schema),
        () -> new ReflectDatumReader<>(schema),
        Row::toReading,
        Row::of);
  }

  /** Returns the contender for the class that Apache Avro generates, with Java strings. */
  static FileContender<?> specific(FileFormat format) {
    return new ApacheFiles<Reading>(
        Track.NATIVE,
        format,
        Reading.getClassSchema(),
        () -> new SpecificDatumWriter<>(Reading.class),
        () -> new SpecificDatumReader<>(Reading.class),
        row -> new Reading(row.station(), row.time(), row.temp()),
        reading -> new Row(reading.getStation(), reading.getTime(), reading.getTemp()));
  }

  /** Returns the contender for generic records, against which the others are checked. */
  static ApacheFiles<GenericRecord> generic(FileFormat format, Schema schema) {
    return new ApacheFiles<>(
        Track.NATIVE,
        format,
        schema,
        () -> new GenericDatumWriter<>(schema),
        GenericDatumReader::new,
        row -> generic(schema, row),
        ApacheFiles::row);
  }

  private static GenericRecord generic(Schema schema, Row row) {
    GenericRecord value = new GenericData.Record(schema);
    value.put("station", row.station());
    value.put("time", row.time());
    value.put("temp", row.temp());
    return value;
  }

  private static Row row(GenericRecord value) {
    return new Row(
        value.get("station").toString(), (Long) value.get("time"), (Integer) value.get("temp"));
  }

  @Override
  public void write(List<T> values, OutputStream out) throws IOException {
    try (DataFileWriter<T> file = new DataFileWriter<>(writer.get())) {
      file.setCodec(format.apache());
      file.setSyncInterval(FileFormat.BLOCK_BYTES);
      file.create(schema, out);
      for (T value : values) {
        file.append(value);
      }
    }
  }

  @Override
  public void read(InputStream file, Consumer<? super T> values) throws IOException {
    try (DataFileStream<T> stream = new DataFileStream<>(file, reader.get())) {
      while (stream.hasNext()) {
        values.accept(stream.next());
      }
    }
  }
}
