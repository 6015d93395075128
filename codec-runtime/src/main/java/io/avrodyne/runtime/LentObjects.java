package io.avrodyne.runtime;

import org.jspecify.annotations.Nullable;

/**
 * The objects that an input or an output keeps between uses and lends by class. The one given back
 * last is found first.
 *
 * <p>One is taken out without a call that could find the stack at its end halfway, so that none is
 * ever lent twice.
 */
final class LentObjects {

  /** More than map types or sets that are open at once; what is given back beyond is not kept. */
  private static final int MAX_KEPT = 32;

  private final @Nullable Object[] objects = new @Nullable Object[MAX_KEPT];
  private int kept;

  /** Takes out an object of exactly this class; returns null if none is kept. */
  <W> @Nullable W take(Class<W> type) {
    int last = kept - 1;
    for (int i = last; i >= 0; i--) {
      Object candidate = objects[i];
      if (candidate != null && candidate.getClass() == type) {
        W found = type.cast(candidate);
        objects[i] = objects[last];
        objects[last] = null;
        kept = last;
        return found;
      }
    }
    return null;
  }

  void add(Object object) {
    if (kept < MAX_KEPT) {
      objects[kept++] = object;
    }
  }
}
