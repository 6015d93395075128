package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.LimitExceededException;
import java.util.List;
import java.util.Objects;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Gives the packages that put data into frames, such as messages, what they need of codecs, outputs
 * and inputs beyond data. Not for generated code, nor for applications.
 *
 * <p><b>Allocation.</b> None.
 *
 * <p><b>Threads.</b> As the codec, output or input.
 */
public final class Framing {

  private Framing() {}

  /**
   * Encodes a datum at {@code p}, behind a frame that was written behind the content of an output.
   * Both become content, or nothing does.
   */
  public static <T> void encode(AvroCodec<T> codec, T value, AvroOutput out, int p) {
    codec.encodeAt(value, out, p);
  }

  /**
   * Decodes the datum behind a frame of some bytes. A failure leaves the input before the frame.
   *
   * @throws IndexOutOfBoundsException if the input ends within the frame
   */
  public static <T> T decode(AvroDecoder<T> decoder, AvroInput in, int frameBytes) {
    Objects.checkIndex(frameBytes, in.remaining() + 1);
    return decoder.decodeBehind(in, frameBytes);
  }

  /** Does as {@link #decode(AvroDecoder, AvroInput, int)}, into {@code reuse}. */
  public static <T> T decode(AvroDecoder<T> decoder, AvroInput in, int frameBytes, T reuse) {
    Objects.checkIndex(frameBytes, in.remaining() + 1);
    return decoder.decodeBehind(in, frameBytes, reuse);
  }

  /** Returns the array that an input reads; it must not be written to. */
  public static byte[] buffer(AvroInput in) {
    return in.buffer;
  }

  /** Returns the size of a typical datum of a codec. */
  public static int typicalBytes(AvroCodec<?> codec) {
    return codec.typicalBytes;
  }

  /** Returns the decoders of earlier versions that were generated with a codec. */
  public static <T> List<KnownWriter<T>> knownWriters(AvroCodec<T> codec) {
    return codec.knownWriters();
  }

  /**
   * Returns where data of two schemas differ, in layout or in meaning, and how; null if nowhere.
   *
   * @throws LimitExceededException if the schemas are nested too deep for the stack of the thread
   */
  public static @Nullable String difference(Schema one, Schema other) {
    try {
      return SchemaIdentity.difference(one, other);
    } catch (StackOverflowError e) {
      throw CodecFailures.tooDeepForStack("a schema", 0);
    }
  }
}
