package io.avrodyne.kafka;

import io.avrodyne.runtime.adapter.Spares;
import java.util.function.Supplier;

/**
 * The workspaces that are not in use, without those that a large record made large.
 *
 * <p><b>Allocation.</b> None while each thread finds the workspace that it gave back.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads, without a lock.
 */
final class Workspaces {

  private static final int SLOTS = 16;

  private final Spares<Workspace> spares;
  private final int maxSize;

  /**
   * Creates an empty collection.
   *
   * @param maxSize the size in bytes of the largest array that a spare workspace may have
   */
  Workspaces(Supplier<Workspace> source, int maxSize) {
    spares = new Spares<>(source, SLOTS);
    this.maxSize = maxSize;
  }

  /** Returns a workspace that no other caller has. */
  Workspace take() {
    return spares.take();
  }

  /** Keeps a workspace as a spare one, unless it is too large. */
  void giveBack(Workspace workspace) {
    workspace.clear();
    if (workspace.size() <= maxSize) {
      spares.giveBack(workspace);
    }
  }
}
