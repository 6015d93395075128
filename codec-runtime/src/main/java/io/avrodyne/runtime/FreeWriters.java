package io.avrodyne.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Keeps the map writers that an output lends. The one given back last is found first.
 *
 * <p>One is taken out without a call that could find the stack at its end halfway, so that none is
 * ever lent twice.
 */
final class FreeWriters {

  /** More than the map types that one output sees at once; what comes on top is not kept. */
  private static final int MAX_KEPT = 32;

  private final @Nullable MapWriter<?>[] writers = new MapWriter<?>[MAX_KEPT];
  private int kept;

  /** Takes out a writer of exactly this class; returns null if there is none. */
  <W extends MapWriter<?>> @Nullable W take(Class<W> type) {
    int last = kept - 1;
    for (int i = last; i >= 0; i--) {
      MapWriter<?> writer = writers[i];
      if (writer != null && writer.getClass() == type) {
        W found = type.cast(writer);
        writers[i] = writers[last];
        writers[last] = null;
        kept = last;
        return found;
      }
    }
    return null;
  }

  void add(MapWriter<?> writer) {
    if (kept < MAX_KEPT) {
      writers[kept++] = writer;
    }
  }
}
