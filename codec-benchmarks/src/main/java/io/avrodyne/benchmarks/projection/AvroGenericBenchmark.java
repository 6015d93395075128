package io.avrodyne.benchmarks.projection;

import io.avrodyne.benchmarks.harness.Track;
import java.io.IOException;
import java.util.List;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.DecoderFactory;

/** Apache Avro's generic records of the three fields. */
public class AvroGenericBenchmark extends ProjectionBenchmark {

  private final GenericDatumReader<GenericRecord> reader = new GenericDatumReader<>(WRITER, READER);
  private BinaryDecoder decoder = DecoderFactory.get().binaryDecoder(new byte[0], null);

  @Override
  Track track() {
    return Track.NATIVE;
  }

  @Override
  @SuppressWarnings("NullAway") // Null means that there is no record to reuse.
  Object decode(byte[] datum) throws IOException {
    decoder = DecoderFactory.get().binaryDecoder(datum, decoder);
    return reader.read(null, decoder);
  }

  @Override
  List<Object> values(Object decoded) {
    GenericRecord record = (GenericRecord) decoded;
    return List.of(record.get("text1").toString(), record.get("long51"), record.get("flag100"));
  }
}
