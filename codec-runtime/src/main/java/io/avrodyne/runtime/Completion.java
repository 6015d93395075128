package io.avrodyne.runtime;

import io.avrodyne.runtime.Resolution.Kind;
import io.avrodyne.runtime.Resolution.Opening;
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

  private final List<Resolution> nodes;
  private final SkipPlanner skips;
  private final Map<Resolution, List<Resolution>> parents = new HashMap<>();

  Completion(List<Resolution> nodes, SkipPlanner skips) {
    this.nodes = nodes;
    this.skips = skips;
  }

  void run() {
    for (Resolution node : nodes) {
      for (Resolution step : node.steps) {
        parents.computeIfAbsent(step, key -> new ArrayList<>()).add(node);
      }
      node.straight |= node.sameLayout && isComposed(node);
    }
    spreadErrors();
    spreadLayouts();
    nodes.forEach(this::finish);
    for (Resolution node : nodes) {
      node.plainFields = node.order.plainFields(node.steps);
      node.jumps = node.order.jumps();
    }
  }

  /** What is made of others is straight until one of them is found not to be. */
  private static boolean isComposed(Resolution node) {
    return switch (node.kind) {
      case RECORD, ARRAY, MAP, UNION -> true;
      default -> false;
    };
  }

  private void spreadErrors() {
    Deque<Resolution> errors = new ArrayDeque<>();
    nodes.stream().filter(node -> node.kind == Kind.ERROR).forEach(errors::add);
    while (!errors.isEmpty()) {
      for (Resolution parent : parents.getOrDefault(errors.remove(), List.of())) {
        if (parent.kind != Kind.ERROR && isError(parent)) {
          parent.kind = Kind.ERROR;
          errors.add(parent);
        }
      }
    }
  }

  /** Whatever the datum, a record reaches all its fields, a union one of its branches. */
  private static boolean isError(Resolution node) {
    return switch (node.kind) {
      case RECORD, BRANCH -> true;
      case UNION -> Arrays.stream(node.steps).allMatch(step -> step.kind == Kind.ERROR);
      default -> false;
    };
  }

  private void spreadLayouts() {
    Deque<Resolution> changed = new ArrayDeque<>();
    for (Resolution node : nodes) {
      if (node.kind == Kind.ERROR) {
        node.straight = false;
        node.sameLayout = false;
      }
      if (!node.straight) {
        changed.add(node);
      }
    }
    while (!changed.isEmpty()) {
      Resolution node = changed.remove();
      for (Resolution parent : parents.getOrDefault(node, List.of())) {
        if (lowered(parent, seenFrom(parent, node))) {
          changed.add(parent);
        }
      }
    }
  }

  /** A union of the writer that is the reader's has the same indexes: its values decide. */
  private static Resolution seenFrom(Resolution parent, Resolution node) {
    return parent.kind == Kind.UNION && node.kind == Kind.BRANCH ? node.steps[0] : node;
  }

  private static boolean lowered(Resolution parent, Resolution child) {
    boolean straight = parent.straight && child.straight;
    boolean sameLayout = parent.sameLayout && child.sameLayout;
    boolean lowered = straight != parent.straight || sameLayout != parent.sameLayout;
    parent.straight = straight;
    parent.sameLayout = sameLayout;
    // A union looks through its branches, so a branch tells it of every change.
    return lowered || parent.kind == Kind.BRANCH;
  }

  private void finish(Resolution node) {
    if (node.kind == Kind.UNION) {
      node.transfer = new Transfers.OfUnion(node);
    }
    if (node.kind == Kind.ERROR) {
      node.transfer = new Transfers.Refusal(node);
    } else if (node.straight || node.sameLayout) {
      node.skip = skips.skip(node.writer);
      node.opening = node.straight ? Opening.NOTHING : Opening.CHECK;
    }
    if (node.straight) {
      node.transfer = new Transfers.Copy(node.skip);
    }
  }
}
