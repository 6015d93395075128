package io.avrodyne.benchmarks.contender;

import java.io.IOException;

/**
 * A codec in its fair configuration, together with the value that it writes and the sink that it
 * writes into, both reused by every operation.
 *
 * <p>Each JMH fork runs one implementation with one variant, so the calls are inlined.
 *
 * @param <T> the type that it reads and writes: the application's class on the hydrated track
 */
public interface Contender<T> {

  /** Returns the objects that this contender is measured on. */
  Track track();

  /**
   * Returns whether the contender writes Avro's binary encoding, in which case its bytes must equal
   * those of Apache Avro.
   */
  boolean writesAvro();

  /** Encodes the value into the sink, replacing its content, and returns the size in bytes. */
  int write() throws IOException;

  /** Returns a copy of the sink's content. */
  byte[] written();

  /** Decodes a value from a range of an array. */
  T read(byte[] bytes, int offset, int length) throws IOException;

  /** Returns the application's object with the content of {@code value}. Not measured. */
  Object toModel(T value);
}
