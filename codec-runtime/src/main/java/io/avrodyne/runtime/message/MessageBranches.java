package io.avrodyne.runtime.message;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Lists the codecs of a type's subtypes, for a {@link SingleObjectEncoder} that writes each value
 * with the schema of its own class.
 *
 * <p>A value is written by the codec of its class, or else of the nearest supertype that has one,
 * as generated implementations of an abstract type need it.
 *
 * <p><b>Threads.</b> One at a time.
 *
 * @param <T> the common supertype, such as a sealed interface
 */
public final class MessageBranches<T> {

  private final Map<Class<? extends T>, AvroCodec<? extends T>> codecs = new LinkedHashMap<>();

  /** Creates an empty list. */
  public MessageBranches() {}

  /**
   * Adds the generated codec of a class, as {@link Codecs#of} finds it, and returns this list.
   *
   * @throws IllegalArgumentException if there is none, or the class was added already
   */
  public <B extends T> MessageBranches<T> add(Class<B> type) {
    return add(type, Codecs.of(type));
  }

  /**
   * Adds the codec of a class and returns this list.
   *
   * @throws IllegalArgumentException if the class was added already
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
