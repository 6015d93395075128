package io.avrodyne.benchmarks.evolution;

import java.io.IOException;

/** A reader that turns data written by one version into objects of the current one. */
interface ShipmentReader<T> {

  /** Decodes a datum in the writer's schema. */
  T read(byte[] bytes) throws IOException;

  /** Encodes an object in the current schema. Not measured. */
  byte[] write(T value) throws IOException;
}
