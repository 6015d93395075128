package io.avrodyne.runtime;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/** Keeps the map writers that an output lends. The one given back last is found first. */
final class FreeWriters {

  /** More than the map types that one output sees at once; what comes on top is not kept. */
  private static final int MAX_KEPT = 32;

  private final ArrayList<MapWriter<?>> writers = new ArrayList<>();

  /** Takes out a writer of exactly this class; returns null if there is none. */
  <W extends MapWriter<?>> @Nullable W take(Class<W> type) {
    int last = writers.size() - 1;
    for (int i = last; i >= 0; i--) {
      MapWriter<?> writer = writers.get(i);
      if (writer.getClass() == type) {
        writers.set(i, writers.get(last));
        writers.remove(last);
        return type.cast(writer);
      }
    }
    return null;
  }

  void add(MapWriter<?> writer) {
    if (writers.size() < MAX_KEPT) {
      writers.add(writer);
    }
  }
}
