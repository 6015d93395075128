package io.avrodyne.runtime.resolve;

import io.avrodyne.api.CodecFailures;

/**
 * Bounds what a plan may become: writers' schemas come from strangers.
 *
 * <p>65,536 nodes, types nested 1,000 deep, and 16,777,216 branches and fields that are compared to
 * find the branch of a reader's union.
 */
final class PlanBudget {

  static final int MAX_NODES = 1 << 16;
  static final int MAX_DEPTH = 1_000;
  static final int MAX_COMPARISONS = 1 << 24;

  private int nodes;
  private int comparisons;
  private int depth;

  /** Counts a node. */
  void count() {
    if (++nodes > MAX_NODES) {
      throw CodecFailures.resolution(
          "the resolution plan of the schemas has more than " + MAX_NODES + " nodes");
    }
  }

  /** Counts branches, or fields of branches, that are looked at to find one. */
  void compare(int found) {
    comparisons += found;
    if (comparisons > MAX_COMPARISONS) {
      throw CodecFailures.resolution(
          "matching the branches of the reader's union takes more than "
              + MAX_COMPARISONS
              + " comparisons; give the reader's records the writer's names as aliases");
    }
  }

  int comparisons() {
    return comparisons;
  }

  /** Counts a node, and a level until {@link #leave}. */
  void enter() {
    count();
    if (++depth > MAX_DEPTH) {
      throw CodecFailures.resolution("the schemas are nested deeper than " + MAX_DEPTH + " levels");
    }
  }

  void leave() {
    depth--;
  }
}
