package io.avrodyne.runtime.resolve;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.SchemaResolutionException;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The cause of an error node: the path to it, and the broken rule. */
final class ErrorCause {

  private ErrorCause() {}

  /** Returns the exception for a value that cannot be resolved. */
  static DecodeException refused(Resolution node, int position) {
    SchemaResolutionException rule = exception(node);
    return CodecFailures.decoding(
        "the value cannot be resolved: " + rule.getMessage(), position, rule);
  }

  /** Returns the path and the rule. */
  static String of(Resolution node) {
    return exception(node).getMessage();
  }

  static SchemaResolutionException exception(Resolution node) {
    Deque<Resolution> chain = toCause(node);
    SchemaResolutionException exception = CodecFailures.resolution(chain.getLast().note);
    String path = path(chain);
    if (!path.isEmpty()) {
      CodecFailures.within(path, exception);
    }
    return exception;
  }

  /**
   * Returns the nodes on the path to the first cause. An error in a recursive type may lead back to
   * a node already visited, so each node is visited at most once.
   */
  private static Deque<Resolution> toCause(Resolution node) {
    Set<Resolution> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Resolution> chain = new ArrayDeque<>();
    chain.add(node);
    seen.add(node);
    while (chain.getLast().stepCount() > 0) {
      Resolution next = firstError(chain.getLast(), seen);
      if (next == null) {
        chain.removeLast();
      } else {
        chain.add(next);
        seen.add(next);
      }
    }
    return chain;
  }

  private static @Nullable Resolution firstError(Resolution node, Set<Resolution> seen) {
    for (int i = 0; i < node.stepCount(); i++) {
      Resolution step = node.step(i);
      if (step.kind == Kind.ERROR && !seen.contains(step)) {
        return step;
      }
    }
    return null;
  }

  private static String path(Deque<Resolution> chain) {
    StringBuilder path = new StringBuilder();
    Iterator<Resolution> nodes = chain.iterator();
    Resolution node = nodes.next();
    while (nodes.hasNext()) {
      Resolution next = nodes.next();
      String name = nameOf(next, node);
      if (!name.isEmpty()) {
        path.append(path.length() > 0 ? "." : "").append(name);
      }
      node = next;
    }
    return path.toString();
  }

  @SuppressWarnings("ReferenceEquality") // Nodes are compared by identity, not by content.
  private static String nameOf(Resolution step, Resolution node) {
    int index = 0;
    while (node.step(index) != step) {
      index++;
    }
    return node.stepName(index);
  }
}
