package io.avrodyne.runtime;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/** A writer and reader based on Apache Avro, for comparison. */
public final class ApacheOracle {

  /** A sequence of calls to an encoder. */
  public interface Writing {
    void to(BinaryEncoder encoder) throws IOException;
  }

  /** A sequence of calls to a decoder. */
  public interface Reading<T> {
    T from(BinaryDecoder decoder) throws IOException;
  }

  private ApacheOracle() {}

  public static byte[] write(Writing writing) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
    try {
      writing.to(encoder);
      encoder.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  public static <T> T read(byte[] bytes, Reading<T> reading) {
    try {
      return reading.from(DecoderFactory.get().binaryDecoder(bytes, null));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
