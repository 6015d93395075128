package io.avrodyne.benchmarks.evolution;

import java.io.IOException;

/**
 * Reads what a writer of one version wrote, into objects of today's.
 *
 * @param <T> those objects
 */
interface ShipmentReader<T> {

  /** Decodes a datum of the writer. */
  T read(byte[] bytes) throws IOException;

  /** Encodes an object by today's schema. Not measured. */
  byte[] write(T value) throws IOException;
}
