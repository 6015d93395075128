package io.avrodyne.runtime.resolve;

import io.avrodyne.api.CodecFailures;

/**
 * The limits on the size of a plan, needed because writers' schemas may come from untrusted
 * sources.
 *
 * <p>A plan may have 65,536 nodes and 1,000 levels of nesting, and 16,777,216 branches and fields
 * may be compared to find branches of the reader's unions.
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

  /** Counts branches, or fields of branches, that are compared to find a branch. */
  void compare(int count) {
    comparisons += count;
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

  /** Counts a node, and a level until {@link #leave} is called. */
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
