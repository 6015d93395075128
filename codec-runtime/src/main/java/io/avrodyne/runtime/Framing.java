package io.avrodyne.runtime;

import java.util.List;
import java.util.Objects;

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
   * Makes everything before {@code p} the content of an output: what was written behind it, or less
   * than there was.
   *
   * @throws IndexOutOfBoundsException if the array of the output ends before
   */
  public static void commit(AvroOutput out, int p) {
    out.commit(Objects.checkIndex(p, out.buffer().length + 1));
  }

  /**
   * Moves an input to an index of its array.
   *
   * @throws IndexOutOfBoundsException if the range that the input reads ends before
   */
  public static void moveTo(AvroInput in, int position) {
    in.position = Objects.checkIndex(position, in.limit + 1);
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
}
