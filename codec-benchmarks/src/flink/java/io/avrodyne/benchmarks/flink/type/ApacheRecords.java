package io.avrodyne.benchmarks.flink.type;

import io.avrodyne.benchmarks.format.avro.mapping.RecordMapping;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.runtime.AvroCodec;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.message.RawMessageDecoder;
import org.apache.avro.message.RawMessageEncoder;

/**
 * A conversion between objects and Apache Avro's records, which encodes one and decodes the other.
 * It is not part of any measurement.
 */
record ApacheRecords<T, D>(
    AvroCodec<T> codec, RawMessageEncoder<D> encoder, RawMessageDecoder<D> decoder)
    implements RecordMapping<T, D> {

  ApacheRecords(Model<T> model, GenericData data, Schema schema) {
    this(
        model.codec(),
        new RawMessageEncoder<>(data, schema),
        new RawMessageDecoder<>(data, schema));
  }

  @Override
  public D toRecord(T value) {
    try {
      return decoder.decode(codec.encode(value));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public T toObject(D datum) {
    try {
      return codec.decode(encoder.encode(datum));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
