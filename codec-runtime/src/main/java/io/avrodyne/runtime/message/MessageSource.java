package io.avrodyne.runtime.message;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import org.jspecify.annotations.Nullable;

/**
 * A writer's schema as known to a decoder of messages: the decoder for its data, or the reason why
 * they cannot be decoded.
 */
final class MessageSource<T> {

  /**
   * Set once, by {@link #refuse}, whose effect {@link MessageSources} makes visible to all threads.
   */
  private @Nullable AvroDecoder<? extends T> decoder;

  private String refusal;

  /**
   * The class of the last decoded value. A decoder of several types passes on only values of this
   * class for reuse. Threads may overwrite it; each of them sees one of the classes.
   */
  private @Nullable Class<?> lastClass;

  private MessageSource(@Nullable AvroDecoder<? extends T> decoder, String refusal) {
    this.decoder = decoder;
    this.refusal = refusal;
  }

  static <T> MessageSource<T> of(AvroDecoder<? extends T> decoder) {
    return new MessageSource<>(decoder, "");
  }

  /**
   * Returns a source that rejects every message with the same exception as planning, but without
   * planning again.
   */
  static <T> MessageSource<T> refusing(SchemaResolutionException thrown) {
    return new MessageSource<>(null, thrown.getMessage());
  }

  /** Rejects every message from now on. */
  synchronized void refuse(String reason) {
    refusal = reason;
    decoder = null;
  }

  AvroDecoder<? extends T> decoder() {
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

  T decode(AvroInput in) {
    return Internals.decode(decoder(), in, MessageHeader.BYTES);
  }

  /**
   * Decodes into {@code reuse} only if it has the class that data of this schema are decoded to.
   */
  T decodeReusingSameClass(AvroInput in, @Nullable T reuse) {
    T value =
        reuse != null && reuse.getClass() == lastClass
            ? decodeIntoSameClass(in, reuse)
            : decode(in);
    if (value != null) {
      lastClass = value.getClass();
    }
    return value;
  }

  /**
   * Decodes into {@code reuse}, or into a new value if {@code reuse} has the same class but another
   * type, such as {@code Page<A>} in place of {@code Page<B>}.
   */
  private T decodeIntoSameClass(AvroInput in, T reuse) {
    try {
      return decodeInto(in, reuse);
    } catch (DecodeException e) {
      if (e.getCause() instanceof ClassCastException) {
        return decode(in);
      }
      throw e;
    }
  }

  @SuppressWarnings("unchecked") // The decoder returns a T, or an object of the class of reuse.
  T decodeInto(AvroInput in, T reuse) {
    return Internals.decode((AvroDecoder<T>) decoder(), in, MessageHeader.BYTES, reuse);
  }
}
