package io.avrodyne.runtime.resolve;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The completion of a plan once all its nodes exist: it determines which nodes are errors and which
 * are straight. For recursive types, neither is known earlier.
 */
final class PlanCompletion {

  private final List<ResolutionDraft> nodes;
  private final Map<ResolutionDraft, List<ResolutionDraft>> parents = new HashMap<>();

  PlanCompletion(List<ResolutionDraft> nodes) {
    this.nodes = nodes;
  }

  void run() {
    for (ResolutionDraft node : nodes) {
      for (ResolutionDraft step : node.steps) {
        parents.computeIfAbsent(step, key -> new ArrayList<>()).add(node);
      }
      node.straight |= node.straightOnceChecked && isComposed(node);
    }
    spreadErrors();
    spreadLayouts();
  }

  /**
   * Returns whether a node consists of other nodes. Such a node is assumed to be straight until one
   * of its parts turns out not to be.
   */
  private static boolean isComposed(ResolutionDraft node) {
    return switch (node.kind) {
      case RECORD, ARRAY, MAP, UNION -> true;
      default -> false;
    };
  }

  private void spreadErrors() {
    Deque<ResolutionDraft> errors = new ArrayDeque<>();
    nodes.stream().filter(node -> node.kind == Kind.ERROR).forEach(errors::add);
    while (!errors.isEmpty()) {
      for (ResolutionDraft parent : parents.getOrDefault(errors.remove(), List.of())) {
        if (parent.kind != Kind.ERROR && becomesError(parent)) {
          parent.kind = Kind.ERROR;
          errors.add(parent);
        }
      }
    }
  }

  /**
   * Returns whether a node with one more error in a step is an error itself. Any datum of a record
   * reaches all its fields; any datum of a union reaches one of its branches.
   */
  private static boolean becomesError(ResolutionDraft node) {
    return switch (node.kind) {
      case RECORD, BRANCH -> true;
      case UNION -> ++node.errors == node.steps.length;
      default -> false;
    };
  }

  private void spreadLayouts() {
    Deque<ResolutionDraft> changed = new ArrayDeque<>();
    for (ResolutionDraft node : nodes) {
      if (node.kind == Kind.ERROR) {
        node.straight = false;
        node.straightOnceChecked = false;
      }
      if (!node.straight) {
        changed.add(node);
      }
    }
    while (!changed.isEmpty()) {
      ResolutionDraft node = changed.remove();
      for (ResolutionDraft parent : parents.getOrDefault(node, List.of())) {
        if (lowered(parent, seenFrom(parent, node))) {
          changed.add(parent);
        }
      }
    }
  }

  /**
   * Returns the node that determines whether a parent is straight. If the writer's union equals the
   * reader's, their branch indexes are equal too, so only the values of the branches matter.
   */
  private static ResolutionDraft seenFrom(ResolutionDraft parent, ResolutionDraft node) {
    return parent.kind == Kind.UNION && node.kind == Kind.BRANCH ? node.steps[0] : node;
  }

  private static boolean lowered(ResolutionDraft parent, ResolutionDraft child) {
    boolean straight = parent.straight && child.straight;
    boolean straightOnceChecked = parent.straightOnceChecked && child.straightOnceChecked;
    boolean lowered =
        straight != parent.straight || straightOnceChecked != parent.straightOnceChecked;
    parent.straight = straight;
    parent.straightOnceChecked = straightOnceChecked;
    // A union looks through its branches, so a branch must report every change to it.
    return lowered || parent.kind == Kind.BRANCH;
  }
}
