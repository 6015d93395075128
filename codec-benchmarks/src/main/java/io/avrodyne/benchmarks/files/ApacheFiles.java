package io.avrodyne.benchmarks.files;

import io.avrodyne.benchmarks.harness.Track;
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
  public T toRecord(Row content) {
    return record.apply(content);
  }

  @Override
  public Row toRow(T value) {
    return row.apply(value);
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
