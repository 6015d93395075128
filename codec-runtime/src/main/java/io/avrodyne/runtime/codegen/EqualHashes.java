package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Internals;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * A count of the items of one hash table by hash code, so that crafted data cannot slow down a
 * table whose items have no natural order. Called by generated code.
 *
 * <p>A table with at most {@link DecodeLimits#maxEqualHashes} items is not counted. Counting begins
 * with the first item beyond that number and then includes all earlier items.
 *
 * <p><b>Allocation.</b> None for up to some thousand hash codes, because the input keeps the
 * counters.
 *
 * <p><b>Errors.</b> {@link LimitExceededException} for the first item beyond the limit.
 */
public final class EqualHashes {

  /** The maximum number of slots that an input keeps. */
  private static final int MAX_KEPT = 1 << 13;

  private static final int MIN_SLOTS = 1 << 10;

  /** A factor that spreads hash codes that were chosen to collide. Nothing else depends on it. */
  private static final long FACTOR = new SplittableRandom().nextLong() | 1;

  /** Each slot is a count and its hash code, or 0. */
  private long[] slots = new long[MIN_SLOTS];

  private int used;

  private EqualHashes() {}

  /**
   * Adds an item to a set.
   *
   * @param counts the count for this set, or null before it is needed
   * @return the count, to be passed with the next item, and to {@link #end} after the last one
   */
  public static <T> @Nullable EqualHashes add(
      Collection<T> items, T item, @Nullable EqualHashes counts, AvroInput in) {
    return items.add(item) && items.size() > Internals.limits(in).maxEqualHashes()
        ? counted(items, item, counts, in)
        : counts;
  }

  /** Puts an entry into a map, in the same way as {@link #add} adds an item. */
  static <K, V> @Nullable EqualHashes put(
      Map<K, V> map, K key, V value, @Nullable EqualHashes counts, AvroInput in) {
    int size = map.size();
    map.put(key, value);
    return map.size() > size && size >= Internals.limits(in).maxEqualHashes()
        ? counted(map.keySet(), key, counts, in)
        : counts;
  }

  /** Ends the count for a complete set or map. This call is not needed after a failure. */
  public static void end(@Nullable EqualHashes counts, AvroInput in) {
    if (counts != null && counts.slots.length <= MAX_KEPT) {
      Internals.giveBack(in, counts);
    }
  }

  private static <T> EqualHashes counted(
      Collection<T> items, T item, @Nullable EqualHashes counts, AvroInput in) {
    if (counts != null) {
      counts.count(Objects.hashCode(item), in);
      return counts;
    }
    EqualHashes begun = begin(in);
    for (T each : items) {
      begun.count(Objects.hashCode(each), in);
    }
    return begun;
  }

  /** Begins a count. */
  static EqualHashes begin(AvroInput in) {
    EqualHashes kept = Internals.borrow(in, EqualHashes.class);
    if (kept == null) {
      return new EqualHashes();
    }
    Arrays.fill(kept.slots, 0);
    kept.used = 0;
    return kept;
  }

  /** Counts an item. */
  void count(int hash, AvroInput in) {
    int slot = slot(hash);
    long count = (slots[slot] >>> Integer.SIZE) + 1;
    if (count > Internals.limits(in).maxEqualHashes()) {
      throw CodecFailures.limit(
          "more than "
              + Internals.limits(in).maxEqualHashes()
              + " items share a hash code (DecodeLimits.maxEqualHashes)",
          in.position());
    }
    slots[slot] = (count << Integer.SIZE) | Integer.toUnsignedLong(hash);
    if (count == 1 && ++used > slots.length / 2) {
      grow();
    }
  }

  /** Returns the slot of a hash code, which is free if the hash code has not been counted yet. */
  private int slot(int hash) {
    int mask = slots.length - 1;
    int slot = (int) ((hash * FACTOR) >>> Long.numberOfLeadingZeros(mask));
    while (slots[slot] != 0 && (int) slots[slot] != hash) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void grow() {
    long[] full = slots;
    slots = new long[2 * full.length];
    for (long count : full) {
      if (count != 0) {
        slots[slot((int) count)] = count;
      }
    }
  }
}
