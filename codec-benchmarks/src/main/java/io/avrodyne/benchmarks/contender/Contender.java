package io.avrodyne.benchmarks.contender;

import java.io.IOException;
import java.io.OutputStream;

/**
 * A codec for one class in its fair configuration, with a sink that every operation reuses.
 *
 * <p>Each JMH fork runs one implementation, so the calls are inlined.
 *
 * @param <N> what is written and read: {@code T} itself, except on the native track
 */
public interface Contender<T, N> {

  /** Returns what {@link #write(Object)} takes for the application's object. Not measured. */
  N prepare(T value) throws IOException;

  /** Encodes the value into the sink, replacing its content, and returns the size in bytes. */
  int write(N value) throws IOException;

  /** Encodes the value to a stream, which stays open. */
  void write(N value, OutputStream stream) throws IOException;

  /** Returns a copy of the sink's content. */
  byte[] written();

  /** Decodes a value from a range of an array. */
  N read(byte[] bytes, int offset, int length) throws IOException;

  /** Returns the application's object with the content of {@code value}. Not measured. */
  T restore(N value) throws IOException;
}
