package io.avrodyne.runtime;

import io.avrodyne.api.SchemaResolutionException;

/**
 * Bounds what a plan may become: writers' schemas come from strangers.
 *
 * <p>65,536 nodes, and types nested 1,000 deep.
 */
final class PlanBudget {

  static final int MAX_NODES = 1 << 16;
  static final int MAX_DEPTH = 1_000;

  private int nodes;
  private int depth;

  /** Counts a node. */
  void count() {
    if (++nodes > MAX_NODES) {
      throw new SchemaResolutionException(
          "the schemas give a plan of more than " + MAX_NODES + " nodes");
    }
  }

  /** Counts a node, and a level until {@link #leave}. */
  void enter() {
    count();
    if (++depth > MAX_DEPTH) {
      throw new SchemaResolutionException("the schemas are nested deeper than " + MAX_DEPTH);
    }
  }

  void leave() {
    depth--;
  }
}
