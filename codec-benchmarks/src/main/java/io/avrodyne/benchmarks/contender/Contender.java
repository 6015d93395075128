package io.avrodyne.benchmarks.contender;

import java.io.IOException;

/**
 * A codec in its fair configuration, with the value that it writes and the sink that it writes
 * into, both reused by every operation.
 *
 * <p>One fork of JMH sees one implementation with one variant, so the calls are inlined.
 *
 * @param <T> what it reads and writes: the application's class on the hydrated track
 */
public interface Contender<T> {

  /** Returns the objects it is measured on. */
  Track track();

  /** Returns whether it writes Avro's binary encoding, bytes which are the same for everybody. */
  boolean writesAvro();

  /** Encodes the value into the sink, over what was there, and returns the size in bytes. */
  int write() throws IOException;

  /** Returns a copy of what the sink holds. */
  byte[] written();

  /** Decodes a range of an array. */
  T read(byte[] bytes, int offset, int length) throws IOException;

  /** Returns the application's object with the content of {@code value}. Not measured. */
  Object toModel(T value);
}
