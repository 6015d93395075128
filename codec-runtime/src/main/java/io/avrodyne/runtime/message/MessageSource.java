package io.avrodyne.runtime.message;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.CodecInternals;
import io.avrodyne.runtime.frame.SchemaId;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A writer's schema as known to a decoder of messages: the decoder for its data, or the reason why
 * they cannot be decoded.
 */
final class MessageSource<T> {

  /**
   * Set once, by {@link #refuse}, whose effect {@link CodecSources} makes visible to all threads.
   */
  private @Nullable AvroDecoder<? extends T> decoder;

  private String refusal;

  /** The identifier in the data, or null if it is the fingerprint of the decoder's schema. */
  private final @Nullable SchemaId id;

  /**
   * The class of the last decoded value. A decoder of several types passes on only values of this
   * class for reuse. Threads may overwrite it; each of them sees one of the classes.
   */
  private @Nullable Class<?> lastClass;

  private MessageSource(
      @Nullable AvroDecoder<? extends T> decoder, @Nullable SchemaId id, String refusal) {
    this.decoder = decoder;
    this.id = id;
    this.refusal = refusal;
  }

  static <T> MessageSource<T> of(AvroDecoder<? extends T> decoder) {
    return new MessageSource<>(decoder, null, "");
  }

  /**
   * Returns a source for data of a schema that one of the codecs reads. If no codec can read it,
   * the source rejects every message without planning again.
   *
   * @param id the identifier that messages name
   */
  static <T> MessageSource<T> planned(Schema writer, ReaderChoice<T> readers, SchemaId id) {
    try {
      return new MessageSource<>(readers.readerOf(writer).decoderFor(writer), id, "");
    } catch (SchemaResolutionException e) {
      return new MessageSource<>(null, id, String.valueOf(e.getMessage()));
    }
  }

  /** Rejects every message from now on. */
  synchronized void refuse(String reason) {
    refusal = reason;
    decoder = null;
  }

  AvroDecoder<? extends T> decoder() {
    AvroDecoder<? extends T> found = decoder;
    if (found == null) {
      throw CodecFailures.resolution((id == null ? "" : id + ": ") + refusal());
    }
    return found;
  }

  /** Returns the decoder for a caller whose own messages name the identifier. */
  AvroDecoder<? extends T> decoderOfNamed() {
    AvroDecoder<? extends T> found = decoder;
    if (found == null) {
      throw CodecFailures.resolution(refusal());
    }
    return found;
  }

  /**
   * Returns the reason. Without the lock, a thread that sees that there is no decoder might not see
   * the reason yet.
   */
  private synchronized String refusal() {
    return refusal;
  }

  /** Decodes the datum after a frame of some bytes. */
  T decode(AvroInput in, int frameBytes) {
    AvroDecoder<? extends T> reader = decoder();
    try {
      return CodecInternals.decode(reader, in, frameBytes);
    } catch (DecodeException e) {
      throw identified(e, reader);
    }
  }

  private DecodeException identified(DecodeException e, AvroDecoder<?> reader) {
    return CodecFailures.identified(
        e,
        () ->
            (id != null ? id : SchemaId.fingerprint(CodecInternals.writerFingerprint(reader)))
                .toString());
  }

  /**
   * Decodes into {@code reuse} only if it has the class that data of this schema are decoded to.
   */
  T decodeReusingSameClass(AvroInput in, int frameBytes, @Nullable T reuse) {
    T value =
        reuse != null && reuse.getClass() == lastClass
            ? decodeInto(in, frameBytes, reuse)
            : decode(in, frameBytes);
    if (value != null) {
      lastClass = value.getClass();
    }
    return value;
  }

  /**
   * Decodes into {@code reuse}, or into a new value if {@code reuse} has another type, even if only
   * as {@code Page<A>} has in place of {@code Page<B>}.
   */
  T decodeInto(AvroInput in, int frameBytes, T reuse) {
    try {
      return decodeUnchecked(in, frameBytes, reuse);
    } catch (DecodeException e) {
      if (e.getCause() instanceof ClassCastException) {
        return decode(in, frameBytes);
      }
      throw e;
    }
  }

  @SuppressWarnings("unchecked") // The decoder returns a T, or an object of the class of reuse.
  private T decodeUnchecked(AvroInput in, int frameBytes, T reuse) {
    AvroDecoder<T> reader = (AvroDecoder<T>) decoder();
    try {
      return CodecInternals.decode(reader, in, frameBytes, reuse);
    } catch (DecodeException e) {
      throw identified(e, reader);
    }
  }
}
