package io.avrodyne.runtime.message;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import org.jspecify.annotations.Nullable;

/**
 * One writer's schema as a decoder of messages knows it: what decodes its data, or why nothing can.
 */
final class MessageSource<T> {

  /** Set once, by {@link #refuse}, which {@link MessageSources} makes visible to all threads. */
  private @Nullable AvroDecoder<? extends T> decoder;

  private String refusal;

  /**
   * The class of what was decoded last. A decoder of several types hands on nothing else to be
   * reused. Threads may overwrite it; each of them sees one of the classes.
   */
  private @Nullable Class<?> made;

  private MessageSource(@Nullable AvroDecoder<? extends T> decoder, String refusal) {
    this.decoder = decoder;
    this.refusal = refusal;
  }

  static <T> MessageSource<T> of(AvroDecoder<? extends T> decoder) {
    return new MessageSource<>(decoder, "");
  }

  /** Returns one that refuses every message, as planning would, but without planning again. */
  static <T> MessageSource<T> refusing(SchemaResolutionException thrown) {
    return new MessageSource<>(null, thrown.getMessage());
  }

  /** Refuses every message from now on. */
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

  /** A thread that sees that there is no decoder need not see the reason yet without the lock. */
  private synchronized String refusal() {
    return refusal;
  }

  T decode(AvroInput in) {
    return Internals.decode(decoder(), in, Header.BYTES);
  }

  /** Reuses what has the class that this schema's data become, and nothing else. */
  T decodeIfAlike(AvroInput in, @Nullable T reuse) {
    T value = reuse != null && reuse.getClass() == made ? decodeAlike(in, reuse) : decode(in);
    if (value != null) {
      made = value.getClass();
    }
    return value;
  }

  /** Of one class there may be several types, {@code Page<A>} and {@code Page<B>}. */
  private T decodeAlike(AvroInput in, T reuse) {
    try {
      return decodeInto(in, reuse);
    } catch (DecodeException e) {
      if (e.getCause() instanceof ClassCastException) {
        return decode(in);
      }
      throw e;
    }
  }

  @SuppressWarnings("unchecked") // It decodes into T, or into the class that reuse has.
  T decodeInto(AvroInput in, T reuse) {
    return Internals.decode((AvroDecoder<T>) decoder(), in, Header.BYTES, reuse);
  }
}
