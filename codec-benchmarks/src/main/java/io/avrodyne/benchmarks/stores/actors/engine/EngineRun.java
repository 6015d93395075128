package io.avrodyne.benchmarks.stores.actors.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.apache.pekko.actor.typed.ActorRef;

/** New actors, recovered and ready, which persist their events once. */
public final class EngineRun implements AutoCloseable {

  /** The events of a run. */
  public interface Events {

    /** Returns the event of the actor at a position, by its number, from 1. */
    Object event(int actor, int number);
  }

  private final CompletableFuture<Object> failure = new CompletableFuture<>();
  private final List<ActorRef<EventActor.Command>> actors = new ArrayList<>();
  private final List<Lane> lanes;

  /**
   * Starts actors of these names, none of which may have events, and waits until they are ready.
   *
   * @param count the number of events of each actor
   * @param commands the number of commands in flight at a time, at most one for each actor
   */
  public EngineRun(Engine engine, List<String> names, int count, Events events, int commands)
      throws Exception {
    for (String name : names) {
      actors.add(engine.spawn(name, failure::completeExceptionally));
    }
    for (ActorRef<EventActor.Command> each : actors) {
      if (!Engine.recall(each, failure).isEmpty()) {
        throw new IllegalStateException("There are events from before");
      }
    }
    lanes =
        IntStream.range(0, commands)
            .mapToObj(i -> new Lane(actors, i, commands, count, events))
            .toList();
  }

  /**
   * Lets all actors persist all their events.
   *
   * @throws IllegalStateException if the journal fails
   */
  public void run() throws Exception {
    CompletableFuture<?>[] ends =
        lanes.stream().map(Lane::start).toArray(CompletableFuture<?>[]::new);
    Engine.await(CompletableFuture.allOf(ends), failure);
  }

  /** Returns the nanoseconds within which this share of the commands was acknowledged. */
  public double latency(double share) {
    long[] sorted = lanes.stream().map(Lane::latencies).flatMapToLong(Arrays::stream).toArray();
    Arrays.sort(sorted);
    return sorted.length == 0 ? 0 : sorted[(int) Math.ceil(share * sorted.length) - 1];
  }

  @Override
  public void close() {
    actors.forEach(each -> each.tell(new EventActor.Stop()));
  }
}
