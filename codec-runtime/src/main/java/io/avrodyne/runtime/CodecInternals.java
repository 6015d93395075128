package io.avrodyne.runtime;

import com.google.errorprone.annotations.RestrictedApi;
import io.avrodyne.api.DecodeException;
import java.util.List;
import java.util.Objects;

/**
 * The access point to non-public members of codecs and decoders, for the other packages of the
 * runtime. Like {@link Internals}, it is not part of the public API.
 *
 * <p><b>Allocation.</b> None.
 *
 * <p><b>Errors.</b> Those of the class that a method gives access to.
 *
 * <p><b>Threads.</b> As for the codec or decoder.
 */
public final class CodecInternals {

  private CodecInternals() {}

  /**
   * Encodes a datum at {@code p}, after a frame that the caller has written. The frame and the
   * datum become content of the output together, or neither does.
   */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static <T> void encode(AvroCodec<T> codec, T value, AvroOutput out, int p) {
    codec.encodeAt(value, out, p);
  }

  /**
   * Decodes the datum after a frame of some bytes. After a failure, the input is positioned before
   * the frame.
   *
   * @throws DecodeException as the decoder does
   * @throws IndexOutOfBoundsException if the input ends within the frame
   */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static <T> T decode(AvroDecoder<T> decoder, AvroInput in, int frameBytes) {
    Objects.checkIndex(frameBytes, in.remaining() + 1);
    return decoder.decodeAfter(in, frameBytes);
  }

  /** Does the same as {@link #decode(AvroDecoder, AvroInput, int)}, decoding into {@code reuse}. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static <T> T decode(AvroDecoder<T> decoder, AvroInput in, int frameBytes, T reuse) {
    Objects.checkIndex(frameBytes, in.remaining() + 1);
    return decoder.decodeAfter(in, frameBytes, reuse);
  }

  /**
   * Requires that an input ends after a datum that was decoded. Otherwise the input is positioned
   * where the datum, or its frame, began.
   *
   * @throws DecodeException if bytes remain
   */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static void requireEnd(AvroInput in, int start) {
    AvroDecoder.requireEnd(in, start);
  }

  /** Returns the size of a typical datum of a codec. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static int typicalBytes(AvroCodec<?> codec) {
    return codec.typicalBytes;
  }

  /** Returns the decoders for earlier versions that were generated together with a codec. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static <T> List<? extends AvroDecoder<T>> knownWriters(AvroCodec<T> codec) {
    return codec.knownWriters();
  }

  /** Returns the CRC-64-AVRO fingerprint of the schema that a decoder's data were written with. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static long writerFingerprint(AvroDecoder<?> decoder) {
    return decoder.writerFingerprint();
  }
}
