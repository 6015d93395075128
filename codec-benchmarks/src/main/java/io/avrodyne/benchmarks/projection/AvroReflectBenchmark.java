package io.avrodyne.benchmarks.projection;

import java.io.IOException;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.reflect.ReflectDatumReader;
import org.openjdk.jmh.annotations.Fork;

/** Apache Avro's access by reflection to the same three fields. */
@Fork(jvmArgsAppend = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=io.avrodyne.benchmarks")
public class AvroReflectBenchmark extends ProjectionBenchmark {

  private final ReflectDatumReader<Excerpt> reader = new ReflectDatumReader<>(WRITER, READER);
  private BinaryDecoder decoder = DecoderFactory.get().binaryDecoder(new byte[0], null);

  @Override
  @SuppressWarnings("NullAway") // Null means that there is no object to reuse.
  Object decode(byte[] datum) throws IOException {
    decoder = DecoderFactory.get().binaryDecoder(datum, decoder);
    return reader.read(null, decoder);
  }
}
