package io.avrodyne.runtime.resolve;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;

/** A check of whether a plan can read every datum of the writer. */
final class CompletenessCheck {

  private CompletenessCheck() {}

  static boolean readsAll(Resolution plan) {
    Set<Resolution> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Resolution> open = new ArrayDeque<>();
    open.add(plan);
    while (!open.isEmpty()) {
      Resolution node = open.remove();
      if (node.kind == Kind.ERROR || lacksSymbol(node)) {
        return false;
      }
      for (int i = 0; i < node.stepCount(); i++) {
        if (seen.add(node.step(i))) {
          open.add(node.step(i));
        }
      }
    }
    return true;
  }

  /** Returns whether the reader's enum lacks a symbol of the writer's and has no default. */
  private static boolean lacksSymbol(Resolution node) {
    return node.kind == Kind.ENUM
        && node.reader.getEnumDefault() == null
        && !node.writer.getEnumSymbols().stream().allMatch(node.reader::hasEnumSymbol);
  }
}
