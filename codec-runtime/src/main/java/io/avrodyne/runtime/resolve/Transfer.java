package io.avrodyne.runtime.resolve;

import io.avrodyne.runtime.AvroInput;

/**
 * Brings values of a writer's type into the layout of a reader's type.
 *
 * <p><b>Threads.</b> Immutable.
 */
abstract class Transfer {

  /** Reads a value and writes it; counts items and depth as decoding does. */
  abstract void run(AvroInput in, Scratch out);
}
