package io.avrodyne.runtime.message;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.CodecInternals;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.frame.FrameHeaders;
import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.Framings;
import io.avrodyne.runtime.frame.SchemaId;

/**
 * An encoder of data in frames, which carry the identifiers of their schemas.
 *
 * <p><b>Allocation.</b> Only what the codec and the framing allocate, if the output has sufficient
 * capacity.
 *
 * <p><b>Errors.</b> {@link EncodeException} for a value that cannot be encoded under its schema,
 * and for an identifier that the framing cannot write. After a failure, the output is as it was
 * before the frame, and the headers have not changed, unless changing them was what failed.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads; an output and headers must be used by one
 * thread at a time.
 */
public final class FrameEncoder {

  /** More than the bytes that any of the known forms has before a datum. */
  private static final int FRAME_BYTES = 24;

  private final Framing framing;

  private FrameEncoder(Framing framing) {
    this.framing = framing;
  }

  /** Returns an encoder of frames of one form. */
  public static FrameEncoder of(Framing framing) {
    return new FrameEncoder(framing);
  }

  /** Returns the form of the frames. */
  public Framing framing() {
    return framing;
  }

  /**
   * Encodes a value into a new array. This method also allocates an output; to avoid that, reuse
   * one with {@link #encode(SchemaId, AvroCodec, Object, AvroOutput, FrameHeaders)}.
   */
  public <T> byte[] encode(SchemaId id, AvroCodec<T> codec, T value, FrameHeaders headers) {
    AvroOutput out = new AvroOutput(FRAME_BYTES + CodecInternals.typicalBytes(codec));
    encode(id, codec, value, out, headers);
    return out.toByteArray();
  }

  /**
   * Appends a frame with an encoded value to the content of an output, and sets the headers that
   * belong to it. Headers of other known forms are removed, which a record may have inherited from
   * the record that it was made from: a reader that looks at them would take their identifier for
   * that of this datum.
   *
   * @param id the identifier of the codec's schema, of the kind that the framing takes
   */
  public <T> void encode(
      SchemaId id, AvroCodec<T> codec, T value, AvroOutput out, FrameHeaders headers) {
    int start = out.size();
    try {
      framing.begin(id, out);
      int datumAt = out.size();
      // If encoding fails, the output needs no repair, not even one that the stack has no room for.
      Internals.commit(out, start);
      CodecInternals.encode(codec, value, out, datumAt);
      Framings.removeHeaders(headers);
      framing.end(id, out, datumAt, headers);
    } catch (Throwable e) {
      Internals.commit(out, start);
      throw e;
    }
  }
}
