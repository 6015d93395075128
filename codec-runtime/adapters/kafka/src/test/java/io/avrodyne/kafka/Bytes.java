package io.avrodyne.kafka;

import io.avrodyne.runtime.Fingerprints;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;

/** Data and frames that Apache Avro and the tests themselves make. */
final class Bytes {

  static final Schema ORDER_V1 =
      new Schema.Parser()
          .parse(
              """
              {"type": "record", "name": "Order", "namespace": "io.avrodyne.kafka.shop",
               "fields": [
                 {"name": "id", "type": "string"},
                 {"name": "cents", "type": "long"}]}
              """);

  private Bytes() {}

  /** Returns the datum of an order of the first version. */
  static byte[] orderV1(String id, long cents) {
    GenericRecord order = new GenericData.Record(ORDER_V1);
    order.put("id", id);
    order.put("cents", cents);
    return datum(order);
  }

  static byte[] datum(GenericRecord record) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
    try {
      new GenericDatumWriter<GenericRecord>(record.getSchema()).write(record, encoder);
      encoder.flush();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return bytes.toByteArray();
  }

  /** Returns a frame with Confluent's prefix. */
  static byte[] prefixed(int id, byte[] datum) {
    return ByteBuffer.allocate(5 + datum.length).put((byte) 0).putInt(id).put(datum).array();
  }

  /** Returns a single-object message. */
  static byte[] message(Schema schema, byte[] datum) {
    return ByteBuffer.allocate(10 + datum.length)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put((byte) 0xC3)
        .put((byte) 1)
        .putLong(Fingerprints.crc64(schema))
        .put(datum)
        .array();
  }

  static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }
}
