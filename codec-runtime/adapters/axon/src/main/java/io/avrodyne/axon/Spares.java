package io.avrodyne.axon;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A small number of reusable objects that threads take and give back. A thread that finds its slot
 * empty gets a new object, so nobody waits, and no thread owns memory after it has finished.
 *
 * <p><b>Allocation.</b> None, unless the slot is empty. At most 16 objects are kept.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads, without locks.
 */
final class Spares<T> {

  private static final int SLOTS = 16;

  private final AtomicReferenceArray<@Nullable T> slots = new AtomicReferenceArray<>(SLOTS);
  private final Supplier<T> source;

  Spares(Supplier<T> source) {
    this.source = source;
  }

  /** Returns an object that no other thread has until it is given back. */
  T take() {
    T spare = slots.getAndSet(slot(), null);
    return spare != null ? spare : source.get();
  }

  /** Keeps an object for another call, in place of one that is already there. */
  void giveBack(T spare) {
    slots.set(slot(), spare);
  }

  private static int slot() {
    return (int) Thread.currentThread().getId() & (SLOTS - 1);
  }
}
