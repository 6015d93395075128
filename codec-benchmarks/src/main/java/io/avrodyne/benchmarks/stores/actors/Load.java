package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.workload.Sample;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** What the actors of a run persist: the events of the sample in turn. */
record Load(Sample sample, List<String> actors) {

  /** The events of each actor, as published. */
  static final int EVENTS = 100;

  Load {
    actors = List.copyOf(actors);
  }

  static Load of(Sample sample, int entities) {
    return of(sample, 0, entities);
  }

  /** Returns a load of actors of which others came first. */
  static Load of(Sample sample, int first, int entities) {
    return new Load(
        sample,
        IntStream.range(first, first + entities)
            .mapToObj(i -> String.format(Locale.ROOT, "actor-%06d", i))
            .toList());
  }

  /** Returns the number of events of all actors. */
  int events() {
    return actors.size() * EVENTS;
  }

  /** Returns an event of an actor by its number, from 1. */
  Object event(int actor, int number) {
    return sample.objects().get(index(actor, number));
  }

  /** Returns the position of an event in the sample. */
  int index(int actor, int number) {
    return (actor * EVENTS + number - 1) % sample.objects().size();
  }
}
