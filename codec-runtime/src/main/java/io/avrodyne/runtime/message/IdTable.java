package io.avrodyne.runtime.message;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * A map from fingerprints to values with open addressing, at most half full. Entries are never
 * removed or replaced, so readers need no lock: a value is published after its fingerprint.
 *
 * <p><b>Allocation.</b> None for lookups.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads; additions are serialized.
 */
final class FingerprintTable<V> {

  private static final int FIRST_SLOTS = 16;

  /** The golden ratio, which spreads fingerprints that are not CRCs, such as those of tests. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private volatile Slots<V> slots = new Slots<>(FIRST_SLOTS);
  private volatile int size;

  /** Returns the value of a fingerprint, or null. */
  @Nullable V find(long fingerprint) {
    return slots.find(fingerprint);
  }

  /** Adds a value unless the fingerprint already has one, and returns the current value. */
  synchronized V addIfAbsent(long fingerprint, V value) {
    V found = find(fingerprint);
    if (found != null) {
      return found;
    }
    if (2 * (size + 1) > slots.keys.length) {
      slots = slots.doubled();
    }
    slots.put(fingerprint, value);
    size = size + 1;
    return value;
  }

  /** Returns the number of values. */
  int size() {
    return size;
  }

  /** An array of slots whose length is a power of two. A slot without a value is free. */
  private static final class Slots<V> {

    final long[] keys;
    final AtomicReferenceArray<@Nullable V> values;

    Slots(int length) {
      keys = new long[length];
      values = new AtomicReferenceArray<>(length);
    }

    /**
     * Visits each slot once, because a free slot may be taken by another fingerprint in the
     * meantime.
     */
    @Nullable V find(long fingerprint) {
      for (int slot = firstSlot(fingerprint); ; slot = next(slot)) {
        V value = values.getAcquire(slot);
        if (value == null || keys[slot] == fingerprint) {
          return value;
        }
      }
    }

    void put(long fingerprint, V value) {
      int slot = firstSlot(fingerprint);
      while (values.getPlain(slot) != null) {
        slot = next(slot);
      }
      keys[slot] = fingerprint;
      values.setRelease(slot, value);
    }

    private int firstSlot(long fingerprint) {
      return (int) ((fingerprint * SPREAD) >>> Integer.SIZE) & (keys.length - 1);
    }

    private int next(int slot) {
      return (slot + 1) & (keys.length - 1);
    }

    Slots<V> doubled() {
      Slots<V> larger = new Slots<>(2 * keys.length);
      for (int i = 0; i < keys.length; i++) {
        V value = values.getPlain(i);
        if (value != null) {
          larger.put(keys[i], value);
        }
      }
      return larger;
    }
  }
}
