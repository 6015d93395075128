package io.avrodyne.benchmarks.stores.actors.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.persistence.typed.JournalPersistFailed;
import org.apache.pekko.persistence.typed.JournalPersistRejected;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.RecoveryFailed;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;

/** An actor that persists what it is told, and whose state is all of its events. */
final class EventActor extends EventSourcedBehavior<EventActor.Command, Object, List<Object>> {

  /** What actors are told. Commands stay in this JVM and are not serialized. */
  sealed interface Command {}

  /** The command to persist an event, and to say so when it is stored. */
  record Persist(Object event, Runnable acknowledgement) implements Command {}

  /** The question for all events. */
  record Recall(Consumer<List<Object>> answer) implements Command {}

  /** The command to stop. */
  record Stop() implements Command {}

  private final Consumer<Throwable> failure;

  private EventActor(String name, Consumer<Throwable> failure) {
    super(PersistenceId.ofUniqueId(name));
    this.failure = failure;
  }

  /** Returns the behavior of an actor, which tells why it cannot persist or recover. */
  static Behavior<Command> of(String name, Consumer<Throwable> failure) {
    return new EventActor(name, failure);
  }

  @Override
  public List<Object> emptyState() {
    return new ArrayList<>();
  }

  @Override
  public CommandHandler<Command, Object, List<Object>> commandHandler() {
    return newCommandHandlerBuilder()
        .forAnyState()
        .onCommand(
            Persist.class,
            command ->
                Effect().persist(command.event()).thenRun(() -> command.acknowledgement().run()))
        .onCommand(
            Recall.class,
            (events, command) -> {
              command.answer().accept(List.copyOf(events));
              return Effect().none();
            })
        .onCommand(Stop.class, () -> Effect().stop())
        .build();
  }

  @Override
  public EventHandler<List<Object>, Object> eventHandler() {
    return (events, event) -> {
      events.add(event);
      return events;
    };
  }

  @Override
  public SignalHandler<List<Object>> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(RecoveryFailed.class, (events, signal) -> failure.accept(signal.failure()))
        .onSignal(JournalPersistFailed.class, (events, signal) -> failure.accept(signal.failure()))
        .onSignal(
            JournalPersistRejected.class, (events, signal) -> failure.accept(signal.failure()))
        .build();
  }
}
