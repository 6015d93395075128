package io.avrodyne.runtime.file;

import io.avrodyne.api.DecodeException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.file.CodecFactory;
import org.apache.avro.file.DataFileStream;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;

/** A writer and reader of whole files in memory, with this library and with Apache Avro. */
final class FilesInMemory {

  static final byte[] MARKER = {
    0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, (byte) 0x88, 1, 3, 5, 7, 9, 11, 13, (byte) 0xFF
  };

  static final WriteOptions OPTIONS = WriteOptions.DEFAULT.withSyncMarker(MARKER);

  /** Every compression once, at a fast level. */
  static final List<Compression> FAST_COMPRESSIONS =
      List.of(
          Compression.NULL,
          Compression.deflate(),
          Compression.zstandard(),
          Compression.SNAPPY,
          Compression.BZIP2,
          Compression.xz(0));

  static final List<Compression> COMPRESSIONS =
      List.of(
          Compression.NULL,
          Compression.deflate(),
          Compression.deflate(9),
          Compression.zstandard(),
          Compression.zstandard(-5),
          Compression.SNAPPY,
          Compression.BZIP2,
          Compression.xz(),
          Compression.xz(0));

  private FilesInMemory() {}

  static byte[] write(List<Weather> records, WriteOptions options) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ContainerWriter<Weather> writer = ContainerWriter.create(Weather.CODEC, bytes, options)) {
      for (Weather record : records) {
        writer.write(record);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  static ContainerReader<Weather> open(byte[] file, ReadOptions options) {
    try {
      return ContainerReader.open(Weather.CODEC, new ByteArrayInputStream(file), options);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<String> read(byte[] file) {
    return read(file, ReadOptions.DEFAULT);
  }

  static List<String> read(byte[] file, ReadOptions options) {
    List<String> found = new ArrayList<>();
    open(file, options).forEach(record -> found.add(record.toString()));
    return found;
  }

  /** Reads up to the end or the first damage. */
  static List<String> readWhatCanBe(byte[] file) {
    List<String> found = new ArrayList<>();
    try {
      open(file, ReadOptions.DEFAULT).forEach(record -> found.add(record.toString()));
    } catch (DecodeException e) {
      found.add("failed");
    }
    return found;
  }

  static List<String> texts(List<?> records) {
    List<String> texts = new ArrayList<>();
    records.forEach(record -> texts.add(record.toString()));
    return texts;
  }

  static List<String> readByApache(byte[] file) {
    List<String> found = new ArrayList<>();
    try (DataFileStream<Object> stream =
        new DataFileStream<>(new ByteArrayInputStream(file), new GenericDatumReader<>())) {
      stream.forEach(datum -> found.add(datum.toString()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found;
  }

  static byte[] writeByApache(List<Weather> records, CodecFactory codec, int blockBytes) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataFileWriter<Object> writer = new DataFileWriter<>(new GenericDatumWriter<>())) {
      writer.setCodec(codec).setSyncInterval(blockBytes).setMeta("note", "by Apache");
      writer.create(Weather.CODEC.schema(), bytes, MARKER);
      for (Weather record : records) {
        writer.append(datum(record));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  static GenericData.Record datum(Weather record) {
    GenericData.Record datum = new GenericData.Record(Weather.CODEC.schema());
    datum.put("station", record.station);
    datum.put("time", record.time);
    datum.put("temp", record.temp);
    return datum;
  }
}
