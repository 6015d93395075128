package io.avrodyne.runtime.frame;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;

/**
 * The form in which a datum carries the identifier of its schema: in bytes before it, in headers of
 * its record, or not at all. {@code Framings} has the forms of the known registries.
 *
 * <p>A frame is written in three steps: {@link #begin}, then the datum, then {@link #end}. It is
 * read in one, which leaves the input before the datum.
 *
 * <p><b>Threads.</b> Implementations are safe for use by multiple threads.
 */
public interface Framing {

  /** Returns the kind of identifier that {@link #begin} takes. */
  SchemaId.Kind kind();

  /**
   * Returns whether headers show that a frame is of this form, so that {@link #read} returns false
   * for frames of other forms. Otherwise this form may only be the last of several.
   */
  default boolean isShownByHeaders() {
    return false;
  }

  /**
   * Appends to an output what precedes the datum. The caller makes these bytes content only
   * together with the datum.
   *
   * @throws EncodeException if the identifier is not of this framing's kind, or out of its range
   */
  void begin(SchemaId id, AvroOutput out);

  /**
   * Completes a frame after its datum was appended to the output: sets headers, compresses. If the
   * datum could not be encoded, this method is not called, and no header is set.
   *
   * @param datumAt the size of the output after {@link #begin}
   */
  void end(SchemaId id, AvroOutput out, int datumAt, FrameHeaders headers);

  /**
   * Reads a frame and leaves the input before the datum; the input may then be over another array,
   * if the datum was compressed. Returns false, without reading anything, if the headers show that
   * the frame is of another form; a framing that has no headers never returns false.
   *
   * @throws DecodeException if the bytes or headers are not a frame of this form
   */
  boolean read(FoundId id, AvroInput in, FrameHeaders headers);
}
