package io.avrodyne.kafka;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The workspaces that are not in use. A thread takes the spare one in its slot, or creates one.
 *
 * <p><b>Allocation.</b> None while each thread finds the workspace that it gave back.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads, without a lock.
 */
final class Workspaces {

  /** A power of two. Threads with the same slot compete for one spare workspace. */
  private static final int SLOTS = 16;

  private final AtomicReferenceArray<@Nullable Workspace> spares =
      new AtomicReferenceArray<>(SLOTS);
  private final Supplier<Workspace> source;
  private final int maxSize;

  /**
   * Creates an empty collection.
   *
   * @param maxSize the size in bytes of the largest array that a spare workspace may have
   */
  Workspaces(Supplier<Workspace> source, int maxSize) {
    this.source = source;
    this.maxSize = maxSize;
  }

  /** Returns a workspace that no other caller has. */
  Workspace take() {
    Workspace spare = spares.getAndSet(slot(), null);
    return spare != null ? spare : source.get();
  }

  /** Keeps a workspace as a spare one, in place of another if there is one. */
  void giveBack(Workspace workspace) {
    workspace.clear();
    if (workspace.size() <= maxSize) {
      spares.set(slot(), workspace);
    }
  }

  private static int slot() {
    return (int) Thread.currentThread().getId() & (SLOTS - 1);
  }
}
