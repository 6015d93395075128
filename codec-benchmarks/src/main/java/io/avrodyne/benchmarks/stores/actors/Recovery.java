package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import java.util.Arrays;
import java.util.List;

/**
 * The check after a run: each actor recovers from its events, which must be those that it
 * persisted, in order and once each. Without it a codec that loses something would be the fastest.
 */
final class Recovery {

  /** What actors recover from. */
  interface Replay {

    /** Returns the events of an actor in the order of their numbers. */
    List<?> replay(String actor) throws Exception;
  }

  private final Load load;
  private final byte[][] expected;

  Recovery(Load load) {
    this.load = load;
    expected = load.sample().objects().stream().map(each -> datum(each)).toArray(byte[][]::new);
  }

  /**
   * Checks all actors.
   *
   * @throws IllegalStateException if an actor recovers another state
   */
  void check(Replay journal) throws Exception {
    for (int actor = 0; actor < load.actors().size(); actor++) {
      String name = load.actors().get(actor);
      List<?> events = journal.replay(name);
      if (events.size() != Load.EVENTS) {
        throw new IllegalStateException(
            name + " recovers " + events.size() + " events of " + Load.EVENTS);
      }
      for (int number = 1; number <= Load.EVENTS; number++) {
        if (!Arrays.equals(expected[load.index(actor, number)], datum(events.get(number - 1)))) {
          throw new IllegalStateException(
              name + " recovers another event " + number + " than it persisted");
        }
      }
    }
  }

  /** Returns the bytes that the generated codec writes, by which events are compared. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // The model is that of the event's class.
  private byte[] datum(Object event) {
    Sample sample = load.sample();
    Model<Object> model = (Model) sample.models().get(sample.modelOf(event));
    return model.codec().encode(event);
  }
}
