package io.avrodyne.benchmarks.stores.actors.engine;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.apache.pekko.actor.typed.ActorRef;

/**
 * A sender of commands to some of the actors in turn, with one command in flight: it sends the next
 * one when the actor has acknowledged the one before. So it needs no thread of its own.
 */
final class Lane implements Runnable {

  private final List<ActorRef<EventActor.Command>> actors;
  private final int first;
  private final int step;
  private final EngineRun.Events events;
  private final CompletableFuture<Void> end = new CompletableFuture<>();
  private final long[] latencies;
  private int number = 1;
  private int actor;
  private int acknowledged;
  private long sent;

  /**
   * Creates one.
   *
   * @param actors all actors
   * @param first the position of its first actor
   * @param step the distance to its next one
   * @param count the number of events of each actor
   */
  Lane(
      List<ActorRef<EventActor.Command>> actors,
      int first,
      int step,
      int count,
      EngineRun.Events events) {
    this.actors = actors;
    this.first = first;
    this.step = step;
    this.events = events;
    actor = first;
    int mine = (actors.size() - first + step - 1) / step;
    latencies = new long[Math.max(0, mine) * count];
  }

  /** Sends the first command, if there is an actor for it. */
  CompletableFuture<Void> start() {
    if (latencies.length == 0) {
      end.complete(null);
    } else {
      send();
    }
    return end;
  }

  private void send() {
    Object event = events.event(actor, number);
    sent = System.nanoTime();
    actors.get(actor).tell(new EventActor.Persist(event, this));
  }

  /** Takes the acknowledgement of the last command, on the thread of the actor that gives it. */
  @Override
  public void run() {
    latencies[acknowledged++] = System.nanoTime() - sent;
    actor += step;
    if (actor >= actors.size()) {
      actor = first;
      number++;
    }
    if (acknowledged == latencies.length) {
      end.complete(null);
    } else {
      send();
    }
  }

  /** Returns the nanoseconds from each command to its acknowledgement, after the end. */
  long[] latencies() {
    return latencies.clone();
  }
}
