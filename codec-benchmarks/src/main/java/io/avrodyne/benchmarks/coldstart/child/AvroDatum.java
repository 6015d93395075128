package io.avrodyne.benchmarks.coldstart.child;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/** One encoding and one decoding by Apache Avro. */
final class AvroDatum {

  private AvroDatum() {}

  @SuppressWarnings("NullAway") // Null means that there is nothing to reuse.
  static <T> T roundTrip(T value, DatumWriter<T> writer, DatumReader<T> reader) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(out, null);
    writer.write(value, encoder);
    encoder.flush();
    return reader.read(null, DecoderFactory.get().binaryDecoder(out.toByteArray(), null));
  }
}
