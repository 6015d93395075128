package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Counters for the items of each array and map that is being read, across all its blocks. They
 * exist only for inputs that limit the items of one collection. For these, the {@link BlockEnd}
 * that readers of a collection keep refers to the collection, and the position is stored with its
 * count.
 */
final class CollectionCounts {

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
      in.blockEnd = BlockEnd.ofCollection(current);
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
   * Returns the position where the block of a collection ends, or {@link BlockEnd#UNKNOWN}. The
   * next header belongs to the same collection.
   *
   * @param end the end that refers to the collection
   */
  int resume(int end) {
    int current = BlockEnd.collection(end);
    open = current + 1;
    resumed = true;
    return ends[current];
  }
}
