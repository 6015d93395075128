package io.avrodyne.pekko;

import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.adapter.Spares;

/**
 * The workspaces that are not in use. A thread takes the spare one in its slot, or creates one; so
 * does code within a codec that calls the serializer again.
 *
 * <p><b>Allocation.</b> None while each thread finds the workspace that it gave back.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads, without a lock.
 */
final class Workspaces {

  private static final int SLOTS = 64;

  private final Spares<Workspace> spares;
  private final long maxSize;

  /**
   * Creates an empty collection.
   *
   * @param maxSize the size in bytes of the largest array that a spare workspace may have
   */
  Workspaces(DecodeLimits limits, long maxSize) {
    spares = new Spares<>(() -> new Workspace(limits), SLOTS);
    this.maxSize = maxSize;
  }

  /** Returns a workspace that no other caller has. */
  Workspace take() {
    return spares.take();
  }

  /** Keeps a workspace as a spare one, in place of another if there is one. */
  void giveBack(Workspace workspace) {
    workspace.clear();
    if (workspace.size() <= maxSize) {
      spares.giveBack(workspace);
    }
  }
}
