package io.avrodyne.benchmarks.formats;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.IndexedRecord;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/** The parts of an Avro datum: Apache Avro encodes each of them by itself. */
final class AvroMarks {

  private static final int HEADER_BYTES = 10;

  private final List<Mark> marks = new ArrayList<>();
  private final ByteArrayOutputStream written = new ByteArrayOutputStream();

  private AvroMarks() {}

  /** Returns the parts of a message in single-object encoding. */
  static List<Mark> ofMessage(Schema schema, byte[] bytes) throws IOException {
    AvroMarks marks = new AvroMarks();
    marks.add(bytes, 0, 2, "single object, version 1");
    marks.add(bytes, 2, HEADER_BYTES - 2, "fingerprint of the schema");
    Object datum =
        new GenericDatumReader<>(schema)
            .read(
                null,
                DecoderFactory.get()
                    .binaryDecoder(bytes, HEADER_BYTES, bytes.length - HEADER_BYTES, null));
    marks.datum("", schema, datum);
    return marks.marks;
  }

  private void add(byte[] bytes, int offset, int length, String text) {
    marks.add(new Mark(written.size(), text));
    written.write(bytes, offset, length);
  }

  private void datum(String path, Schema schema, Object datum) throws IOException {
    if (datum instanceof IndexedRecord record) {
      for (Schema.Field field : schema.getFields()) {
        String name = path.isEmpty() ? field.name() : path + "." + field.name();
        datum(name, field.schema(), record.get(field.pos()));
      }
    } else if (datum instanceof Collection<?> items) {
      items(path, schema, items);
    } else {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(out, null);
      new GenericDatumWriter<>(schema).write(datum, encoder);
      encoder.flush();
      add(out.toByteArray(), 0, out.size(), path + " = " + datum);
    }
  }

  private void items(String path, Schema schema, Collection<?> items) throws IOException {
    if (!items.isEmpty()) {
      number(items.size(), path + ": items in the block");
    }
    int index = 0;
    for (Object item : items) {
      datum(path + "[" + index++ + "]", schema.getElementType(), item);
    }
    number(0, path + ": end");
  }

  private void number(int value, String text) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(out, null);
    encoder.writeLong(value);
    encoder.flush();
    add(out.toByteArray(), 0, out.size(), text);
  }
}
