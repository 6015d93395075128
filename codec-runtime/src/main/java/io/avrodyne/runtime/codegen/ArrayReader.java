package io.avrodyne.runtime.codegen;

import io.avrodyne.runtime.AvroInput;
import org.jspecify.annotations.Nullable;

/**
 * A reader of arrays of one primitive type, block by block.
 *
 * <p>A block header has been checked against the remaining bytes, so the declared number of items
 * exists; capacity for further blocks grows by doubling.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param <A> the type of the arrays
 */
abstract class ArrayReader<A> {

  private final int minItemBytes;

  ArrayReader(int minItemBytes) {
    this.minItemBytes = minItemBytes;
  }

  abstract A allocate(int length);

  abstract int length(A items);

  /** Returns a copy with a different length. */
  abstract A copyOf(A items, int length);

  /** Reads the items from {@code from} (inclusive) to {@code to} (exclusive). */
  abstract void fill(AvroInput in, A items, int from, int to);

  final A read(AvroInput in, @Nullable A previous) {
    int count = Inputs.startBlocks(in, minItemBytes);
    A items = previous != null && length(previous) == count ? previous : allocate(count);
    int filled = 0;
    while (count > 0) {
      int end = Inputs.blockEnd(in);
      items = grown(items, filled, filled + count);
      fill(in, items, filled, filled + count);
      filled += count;
      count = next(in, end, filled);
    }
    return length(items) == filled ? items : copyOf(items, filled);
  }

  /**
   * Returns an array with sufficient capacity. The number of items in a datum never exceeds the
   * range of an int.
   */
  private A grown(A items, int filled, int needed) {
    if (needed <= length(items)) {
      return items;
    }
    return copyOf(items, (int) Math.max(needed, Math.min(2L * filled, Integer.MAX_VALUE - 8)));
  }

  private int next(AvroInput in, int endOfBlock, int index) {
    try {
      return Inputs.nextBlock(in, endOfBlock, minItemBytes);
    } catch (RuntimeException e) {
      throw Failures.decoding(e, index, in);
    }
  }
}
