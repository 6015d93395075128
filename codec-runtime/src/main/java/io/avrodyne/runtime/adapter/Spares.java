package io.avrodyne.runtime.adapter;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A small number of reusable objects that threads take and give back. A thread that finds its slot
 * empty gets a new object, so nobody waits, and no thread owns memory after it has finished.
 *
 * <p><b>Allocation.</b> None, unless the slot is empty.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads, without locks.
 *
 * @param <T> the type of the objects
 */
public final class Spares<T> {

  private final AtomicReferenceArray<@Nullable T> slots;
  private final Supplier<T> source;

  /**
   * Creates an empty collection.
   *
   * @param source creates the objects
   * @param slots how many objects are kept at most; threads with the same slot compete for one
   * @throws IllegalArgumentException if the number of slots is not a power of two
   */
  public Spares(Supplier<T> source, int slots) {
    if (Integer.bitCount(slots) != 1) {
      throw new IllegalArgumentException("The number of slots must be a power of two: " + slots);
    }
    this.source = source;
    this.slots = new AtomicReferenceArray<>(slots);
  }

  /** Returns an object that no other thread has until it is given back. */
  public T take() {
    T spare = slots.getAndSet(slot(), null);
    return spare != null ? spare : source.get();
  }

  /** Keeps an object for another call, in place of one that is already there. */
  public void giveBack(T spare) {
    slots.set(slot(), spare);
  }

  private int slot() {
    return (int) Thread.currentThread().getId() & (slots.length() - 1);
  }
}
