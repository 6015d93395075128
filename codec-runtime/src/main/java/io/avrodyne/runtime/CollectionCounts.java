package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Counts the items of each array and map that is being read, over all its blocks; only for inputs
 * that bound them.
 *
 * <p>What reads a collection keeps one number from the head of a block to the next head: where the
 * block ends. Here that number is a token of the collection, below all ends, and the end is kept
 * with the count. So the code that reads items knows nothing of this.
 */
final class CollectionCounts {

  private static final int FIRST_TOKEN = AvroInput.NO_BLOCK_END - 1;

  private final int max;
  private int[] counts = new int[16];
  private int[] ends = new int[16];
  private int open;
  private boolean resumed;

  private CollectionCounts(int max) {
    this.max = max;
  }

  /** Returns one, or null if the limits bound the items of a datum no less than those of a part. */
  static @Nullable CollectionCounts of(DecodeLimits limits) {
    return limits.maxCollectionItems() < limits.maxItems()
        ? new CollectionCounts(limits.maxCollectionItems())
        : null;
  }

  /** Counts the items of a block, whose head begins at {@code start}, before the input does. */
  void admit(AvroInput in, int count, int start) {
    if (in.itemsLeft == in.limits.maxItems()) {
      // No item has been read yet, so nothing is open, whatever the datum before has left.
      open = 0;
      resumed = false;
    }
    if (!resumed) {
      begin();
    }
    resumed = false;
    int current = open - 1;
    if (count > max - counts[current]) {
      throw CodecFailures.limit("more than " + max + " items in a collection", start);
    }
    counts[current] += count;
    ends[current] = in.blockEnd;
    if (count == 0) {
      open = current;
    } else {
      in.blockEnd = FIRST_TOKEN - current;
    }
  }

  private void begin() {
    if (open == counts.length) {
      counts = Arrays.copyOf(counts, 2 * open);
      ends = Arrays.copyOf(ends, 2 * open);
    }
    counts[open++] = 0;
  }

  /** Returns where the block ends that a token is of; the next head is of the same collection. */
  int resume(int token) {
    int current = FIRST_TOKEN - token;
    open = current + 1;
    resumed = true;
    return ends[current];
  }
}
