package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.equity.model.EquityModel;
import java.io.IOException;
import org.apache.avro.Schema;

/** The bytes that Apache Avro writes for the published event. */
final class AvroReference {

  private AvroReference() {}

  /**
   * Returns the bytes.
   *
   * @throws IllegalStateException if their number differs from the published one
   */
  static byte[] bytes(Variant variant) throws IOException {
    byte[] bytes = bytes(variant.model());
    if (bytes.length != variant.avroBytes()) {
      throw new IllegalStateException(
          variant
              + ": Apache Avro writes "
              + bytes.length
              + " bytes, but the published size is "
              + variant.avroBytes());
    }
    return bytes;
  }

  private static <E, M, T, O> byte[] bytes(EquityModel<E, M, T, O> model) throws IOException {
    Schema schema = model.generatedCodec().schema();
    GenericAvro avro = new GenericAvro(schema);
    avro.write(new RecordMapper<>(model, schema).toRecord(model.published()));
    return avro.written();
  }
}
