package io.avrodyne.runtime.adapter;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The workspaces that are not in use, without those that a large datum made large. A thread takes
 * the spare one in its slot, or creates one, so nobody waits, and no thread owns memory after it
 * has finished; so does code within a codec that calls a serializer again.
 *
 * <p><b>Allocation.</b> None while each thread finds the workspace that it gave back.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads, without a lock.
 *
 * @param <W> the type of the workspaces
 */
public final class Workspaces<W extends Workspace> {

  private final AtomicReferenceArray<@Nullable W> slots;
  private final Supplier<W> source;
  private final long maxSize;

  /**
   * Creates an empty collection.
   *
   * @param source creates the workspaces
   * @param slots how many are kept at most; threads with the same slot compete for one
   * @param maxSize the size in bytes of the largest array that a spare workspace may have
   * @throws IllegalArgumentException if the number of slots is not a power of two
   */
  public Workspaces(Supplier<W> source, int slots, long maxSize) {
    if (Integer.bitCount(slots) != 1) {
      throw new IllegalArgumentException("The number of slots must be a power of two: " + slots);
    }
    this.source = source;
    this.slots = new AtomicReferenceArray<>(slots);
    this.maxSize = maxSize;
  }

  /** Returns a workspace that no other caller has. */
  public W take() {
    W spare = slots.getAndSet(slot(), null);
    return spare != null ? spare : source.get();
  }

  /** Keeps a workspace as a spare one, in place of another one, unless it is too large. */
  public void giveBack(W workspace) {
    workspace.clear();
    if (workspace.size() <= maxSize) {
      slots.set(slot(), workspace);
    }
  }

  private int slot() {
    return (int) Thread.currentThread().getId() & (slots.length() - 1);
  }
}
