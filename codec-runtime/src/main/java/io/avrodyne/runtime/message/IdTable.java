package io.avrodyne.runtime.message;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * A map from identifiers of 128 bits to values with open addressing, at most half full. Shorter
 * identifiers, such as fingerprints, are the low bits. Single entries are never removed or
 * replaced, so readers need no lock: a value is published after its identifier.
 *
 * <p><b>Allocation.</b> None for lookups.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads; additions are serialized.
 */
final class IdTable<V> {

  private static final int FIRST_SLOTS = 16;

  /** The golden ratio, which spreads identifiers that are not CRCs, such as consecutive numbers. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private volatile Slots<V> slots = new Slots<>(FIRST_SLOTS);
  private volatile int size;

  /** Returns the value of a fingerprint or a number, or null. */
  @Nullable V find(long low) {
    return slots.find(0, low);
  }

  /** Returns the value of an identifier, or null. */
  @Nullable V find(long high, long low) {
    return slots.find(high, low);
  }

  /** Adds a value to a fingerprint or a number, as {@link #addIfAbsent(long, long, Object)}. */
  V addIfAbsent(long low, V value) {
    return addIfAbsent(0, low, value);
  }

  /** Adds a value unless the identifier already has one, and returns the current value. */
  synchronized V addIfAbsent(long high, long low, V value) {
    V found = find(high, low);
    if (found != null) {
      return found;
    }
    if (2 * (size + 1) > slots.length()) {
      slots = slots.copy(2 * slots.length());
    }
    slots.put(high, low, value);
    size = size + 1;
    return value;
  }

  /**
   * Replaces all entries by those of another table, to which nothing is being added. Readers see
   * either the entries before or those after.
   */
  synchronized void replaceBy(IdTable<V> other) {
    slots = other.slots.copy(other.slots.length());
    size = other.size;
  }

  /** Returns the number of values. */
  int size() {
    return size;
  }

  /** An array of slots whose length is a power of two. A slot without a value is free. */
  private static final class Slots<V> {

    /** The high and the low bits of each slot's identifier. */
    final long[] keys;

    final AtomicReferenceArray<@Nullable V> values;

    Slots(int length) {
      keys = new long[2 * length];
      values = new AtomicReferenceArray<>(length);
    }

    int length() {
      return values.length();
    }

    /**
     * Visits each slot once, because a free slot may be taken by another identifier in the
     * meantime.
     */
    @Nullable V find(long high, long low) {
      for (int slot = firstSlot(high, low); ; slot = next(slot)) {
        V value = values.getAcquire(slot);
        if (value == null || (keys[2 * slot + 1] == low && keys[2 * slot] == high)) {
          return value;
        }
      }
    }

    void put(long high, long low, V value) {
      int slot = firstSlot(high, low);
      while (values.getPlain(slot) != null) {
        slot = next(slot);
      }
      keys[2 * slot] = high;
      keys[2 * slot + 1] = low;
      values.setRelease(slot, value);
    }

    private int firstSlot(long high, long low) {
      return (int) (((low ^ Long.rotateLeft(high, Integer.SIZE)) * SPREAD) >>> Integer.SIZE)
          & (length() - 1);
    }

    private int next(int slot) {
      return (slot + 1) & (length() - 1);
    }

    Slots<V> copy(int newLength) {
      Slots<V> copy = new Slots<>(newLength);
      for (int i = 0; i < length(); i++) {
        V value = values.getPlain(i);
        if (value != null) {
          copy.put(keys[2 * i], keys[2 * i + 1], value);
        }
      }
      return copy;
    }
  }
}
