package io.avrodyne.runtime;

import org.jspecify.annotations.Nullable;

/**
 * The objects that an input or an output keeps between uses and lends by class. The most recently
 * returned object is found first.
 *
 * <p>An object is removed without a call that could overflow the stack halfway, so an object is
 * never lent twice.
 */
final class LentObjects {

  /** More than the map types or sets that are in use at once; further objects are not kept. */
  private static final int MAX_KEPT = 32;

  private final @Nullable Object[] objects = new @Nullable Object[MAX_KEPT];
  private int count;

  /**
   * Removes and returns an object of exactly this class; returns null if no such object is kept.
   */
  <W> @Nullable W take(Class<W> type) {
    int last = count - 1;
    for (int i = last; i >= 0; i--) {
      Object candidate = objects[i];
      if (candidate != null && candidate.getClass() == type) {
        W found = type.cast(candidate);
        objects[i] = objects[last];
        objects[last] = null;
        count = last;
        return found;
      }
    }
    return null;
  }

  void add(Object object) {
    if (count < MAX_KEPT) {
      objects[count++] = object;
    }
  }
}
