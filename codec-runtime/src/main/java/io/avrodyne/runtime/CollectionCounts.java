package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Counters for the items of each array and map that is being read, across all its blocks. They
 * exist only for inputs that limit the items of one collection.
 *
 * <p>Code that reads a collection keeps a single number from one block header to the next: the
 * position where the block ends. Here that number is a token for the collection, smaller than any
 * position, and the position is stored with the count. The code that reads items therefore does not
 * need to know about the counters.
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

  /**
   * Returns the counters, or null if the limit on the items of a datum is no higher than the limit
   * on one collection.
   */
  static @Nullable CollectionCounts of(DecodeLimits limits) {
    return limits.maxCollectionItems() < limits.maxItems()
        ? new CollectionCounts(limits.maxCollectionItems())
        : null;
  }

  /**
   * Counts the items of a block, whose header begins at {@code start}, before the input counts
   * them.
   */
  void admit(AvroInput in, int count, int start) {
    if (in.itemsLeft == in.limits.maxItems()) {
      // No item has been read yet, so no collection is open, whatever the previous datum left.
      open = 0;
      resumed = false;
    }
    if (!resumed) {
      begin();
    }
    resumed = false;
    int current = open - 1;
    if (count > max - counts[current]) {
      throw CodecFailures.limit(
          "more than " + max + " items in a collection (DecodeLimits.maxCollectionItems)", start);
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

  /**
   * Returns the end of the block that a token refers to. The next header belongs to the same
   * collection.
   */
  int resume(int token) {
    int current = FIRST_TOKEN - token;
    open = current + 1;
    resumed = true;
    return ends[current];
  }
}
