package io.avrodyne.benchmarks.stores.actors;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Events in a map, as in the published journal in memory; or their bytes, with which a codec is all
 * that costs.
 */
final class MemoryJournal<E> implements Journal<E> {

  private final Map<String, List<E>> events = new ConcurrentHashMap<>();

  @Override
  public Appender<E> appender() {
    return new Appender<>() {
      @Override
      public void append(String actor, long number, E event) {
        // The events of an actor come one after the other, so its list needs no lock.
        events.computeIfAbsent(actor, absent -> new ArrayList<>()).add(event);
      }
    };
  }

  @Override
  public List<E> replay(String actor) {
    return events.getOrDefault(actor, List.of());
  }

  @Override
  public void clear() {
    events.clear();
  }
}
