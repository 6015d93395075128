package io.avrodyne.runtime.resolve;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroInput;

/** A transfer that converts times from one unit to another. */
final class UnitTransfer extends Transfer {

  /** The types that are read and written. */
  enum Step {
    INT_TO_FINER_LONG,
    TO_FINER_UNIT,
    TO_COARSER_UNIT
  }

  private final Step step;
  private final long factor;

  /** Creates a transfer; {@code factor} is the number of finer units in a coarser one. */
  UnitTransfer(Step step, long factor) {
    this.step = step;
    this.factor = factor;
  }

  @Override
  void run(AvroInput in, Scratch out) {
    switch (step) {
      case INT_TO_FINER_LONG -> out.putLong(in.readInt() * factor);
      case TO_FINER_UNIT -> out.putLong(finer(in));
      case TO_COARSER_UNIT -> out.putLong(Math.floorDiv(in.readLong(), factor));
    }
  }

  private long finer(AvroInput in) {
    int start = in.position();
    long count = in.readLong();
    long product = count * factor;
    if (Math.multiplyHigh(count, factor) != product >> 63) {
      throw CodecFailures.unresolvable("a time is out of range for the reader's unit", start);
    }
    return product;
  }
}
