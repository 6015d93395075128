package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.apache.avro.file.DataFileStream;
import org.apache.avro.generic.GenericDatumReader;
import org.junit.jupiter.api.Test;

/** Writes records that take no bytes: they never fill a block by their size. */
class EmptyRecordsTest {

  private static final int RECORDS = 2_500_000;

  @Test
  void recordsWithoutBytesComeInBlocksToo() throws IOException {
    byte[] file = write();
    assertEquals(3, blocks(file));
    try (ContainerReader<String> reader =
        ContainerReader.open(
            new EmptyCodec(), new ByteArrayInputStream(file), ReadOptions.DEFAULT)) {
      for (int i = 0; i < RECORDS; i++) {
        reader.next();
      }
      assertFalse(reader.hasNext());
    }
    requireReadByApache(file);
  }

  private static void requireReadByApache(byte[] file) throws IOException {
    int records = 0;
    try (DataFileStream<Object> stream =
        new DataFileStream<>(new ByteArrayInputStream(file), new GenericDatumReader<>())) {
      while (stream.hasNext()) {
        stream.next();
        records++;
      }
    }
    assertEquals(RECORDS, records);
  }

  private static byte[] write() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ContainerWriter<String> writer =
        ContainerWriter.create(new EmptyCodec(), bytes, FilesInMemory.OPTIONS)) {
      for (int i = 0; i < RECORDS; i++) {
        writer.write("");
      }
    }
    return bytes.toByteArray();
  }

  private static int blocks(byte[] file) {
    String marker = new String(FilesInMemory.MARKER, StandardCharsets.ISO_8859_1);
    return new String(file, StandardCharsets.ISO_8859_1).split(marker, -1).length - 2;
  }

  /** Apache Avro reads them where its library of compression makes nothing of nothing. */
  @Test
  void blocksWithoutRecordsAndBytesAreReadWhateverTheCompression() {
    List<Weather> records = Weather.list(3);
    for (Compression compression : FilesInMemory.COMPRESSIONS) {
      WriteOptions options = FilesInMemory.OPTIONS.withCompression(compression);
      byte[] header = FilesInMemory.write(List.of(), options);
      byte[] file = FilesInMemory.write(records, options);
      byte[] blocks = Arrays.copyOfRange(file, header.length, file.length);
      byte[] none = Bytes.join(new byte[2], FilesInMemory.MARKER);
      byte[] all = Bytes.join(header, none, none, blocks, none, blocks, none);
      assertEquals(6, FilesInMemory.read(all).size(), compression::toString);
    }
  }

  /** Is the codec of a record without fields. */
  private static final class EmptyCodec extends AvroCodec<String> {

    EmptyCodec() {
      super(2, 1);
    }

    @Override
    protected String schemaText() {
      return "{\"type\": \"record\", \"name\": \"Empty\", \"fields\": []}";
    }

    @Override
    protected int encodeDatum(String value, AvroOutput out, int p) {
      return p;
    }

    @Override
    protected String decodeDatum(AvroInput in) {
      return "";
    }

    @Override
    protected String decodeDatum(AvroInput in, String reuse) {
      return reuse;
    }
  }
}
