package io.avrodyne.runtime.message;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroCodec;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The choice of the codec that encodes a value. */
sealed interface CodecChoice<T> {

  /** Returns the codec for this value; another value may need another codec. */
  AvroCodec<T> codecOf(T value);

  /** A choice of one codec for all values. */
  record Only<T>(AvroCodec<T> codec) implements CodecChoice<T> {

    @Override
    public AvroCodec<T> codecOf(T value) {
      return codec;
    }
  }

  /**
   * A choice by the class of the value, whose codec is remembered as long as the class is loaded.
   */
  final class ByClass<T> extends ClassValue<AvroCodec<T>> implements CodecChoice<T> {

    private final Map<Class<? extends T>, AvroCodec<? extends T>> codecs;

    ByClass(Map<Class<? extends T>, AvroCodec<? extends T>> codecs) {
      this.codecs = codecs;
    }

    @Override
    public AvroCodec<T> codecOf(T value) {
      if (value == null) {
        throw CodecFailures.encoding(
            "null cannot be encoded: a codec is chosen by the class of the value");
      }
      return get(value.getClass());
    }

    @Override
    @SuppressWarnings("unchecked") // Callers pass only values of the chosen codec's class.
    protected AvroCodec<T> computeValue(Class<?> type) {
      Class<?> nearest = nearest(type);
      AvroCodec<T> codec = nearest == null ? null : (AvroCodec<T>) codecs.get(nearest);
      if (codec == null) {
        throw CodecFailures.encoding(
            type.getName() + " has no codec; the codecs are for " + names());
      }
      return codec;
    }

    /** Returns the most specific added type among all supertypes of {@code type}. */
    private @Nullable Class<?> nearest(Class<?> type) {
      Set<Class<? extends T>> all = codecs.keySet();
      Class<?> nearest = null;
      for (Class<?> added : all) {
        if (added.isAssignableFrom(type) && (nearest == null || nearest.isAssignableFrom(added))) {
          nearest = added;
        }
      }
      for (Class<?> added : all) {
        if (nearest != null && added.isAssignableFrom(type) && !added.isAssignableFrom(nearest)) {
          throw CodecFailures.encoding(
              type.getName()
                  + " has two codecs, as "
                  + nearest.getName()
                  + " and as "
                  + added.getName());
        }
      }
      return nearest;
    }

    private String names() {
      return String.join(", ", codecs.keySet().stream().map(Class::getName).sorted().toList());
    }
  }
}
