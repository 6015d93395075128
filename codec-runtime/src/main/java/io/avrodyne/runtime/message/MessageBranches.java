package io.avrodyne.runtime.message;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A list of the codecs for the subtypes of a type, for a {@link SingleObjectEncoder} that writes
 * each value with the schema of its own class.
 *
 * <p>A value is written by the codec of its class or, if the class has no codec, by the codec of
 * its nearest supertype, as needed for generated implementations of an abstract type.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 *
 * @param <T> the common supertype, such as a sealed interface
 */
public final class MessageBranches<T> {

  private final Map<Class<? extends T>, AvroCodec<? extends T>> codecs = new LinkedHashMap<>();

  /** Creates an empty list. */
  public MessageBranches() {}

  /**
   * Adds the generated codec of a class, as found by {@link Codecs#of}, and returns this list.
   *
   * @throws IllegalArgumentException if the class has no codec or was already added
   */
  public <B extends T> MessageBranches<T> add(Class<B> type) {
    return add(type, Codecs.of(type));
  }

  /**
   * Adds the codec of a class and returns this list.
   *
   * @throws IllegalArgumentException if the class was already added
   */
  public <B extends T> MessageBranches<T> add(Class<B> type, AvroCodec<B> codec) {
    if (codecs.putIfAbsent(type, codec) != null) {
      throw new IllegalArgumentException(type.getName() + " was already added");
    }
    return this;
  }

  Map<Class<? extends T>, AvroCodec<? extends T>> codecs() {
    if (codecs.isEmpty()) {
      throw new IllegalArgumentException("No branches were added. Add the class of each branch.");
    }
    return Map.copyOf(codecs);
  }
}
