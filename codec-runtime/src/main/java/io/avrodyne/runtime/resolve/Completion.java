package io.avrodyne.runtime.resolve;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Decides, once all nodes are there, which are errors and which need no work: recursive types know
 * neither before.
 */
final class Completion {

  private final List<ResolutionDraft> nodes;
  private final Map<ResolutionDraft, List<ResolutionDraft>> parents = new HashMap<>();

  Completion(List<ResolutionDraft> nodes) {
    this.nodes = nodes;
  }

  void run() {
    for (ResolutionDraft node : nodes) {
      for (ResolutionDraft step : node.steps) {
        parents.computeIfAbsent(step, key -> new ArrayList<>()).add(node);
      }
      node.straight |= node.sameLayout && isComposed(node);
    }
    spreadErrors();
    spreadLayouts();
  }

  /** What is made of others is straight until one of them is found not to be. */
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
        if (parent.kind != Kind.ERROR && isError(parent)) {
          parent.kind = Kind.ERROR;
          errors.add(parent);
        }
      }
    }
  }

  /** Whatever the datum, a record reaches all its fields, a union one of its branches. */
  private static boolean isError(ResolutionDraft node) {
    return switch (node.kind) {
      case RECORD, BRANCH -> true;
      case UNION -> Arrays.stream(node.steps).allMatch(step -> step.kind == Kind.ERROR);
      default -> false;
    };
  }

  private void spreadLayouts() {
    Deque<ResolutionDraft> changed = new ArrayDeque<>();
    for (ResolutionDraft node : nodes) {
      if (node.kind == Kind.ERROR) {
        node.straight = false;
        node.sameLayout = false;
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

  /** A union of the writer that is the reader's has the same indexes: its values decide. */
  private static ResolutionDraft seenFrom(ResolutionDraft parent, ResolutionDraft node) {
    return parent.kind == Kind.UNION && node.kind == Kind.BRANCH ? node.steps[0] : node;
  }

  private static boolean lowered(ResolutionDraft parent, ResolutionDraft child) {
    boolean straight = parent.straight && child.straight;
    boolean sameLayout = parent.sameLayout && child.sameLayout;
    boolean lowered = straight != parent.straight || sameLayout != parent.sameLayout;
    parent.straight = straight;
    parent.sameLayout = sameLayout;
    // A union looks through its branches, so a branch tells it of every change.
    return lowered || parent.kind == Kind.BRANCH;
  }
}
