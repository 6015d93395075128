package io.avrodyne.runtime.resolve;

import io.avrodyne.runtime.AvroInput;

/**
 * A conversion of values from the layout of a writer's type to the layout of a reader's type.
 *
 * <p><b>Threads.</b> Immutable.
 */
abstract class Transfer {

  /** Reads a value and writes it, counting items and depth as decoding does. */
  abstract void run(AvroInput in, Scratch out);
}
