package io.avrodyne.pekko;

import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.Effect;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;

/** An actor that persists whatever events it is given, and counts them. */
final class Recorder extends EventSourcedBehavior<Recorder.Add, Object, Integer> {

  /**
   * A request to persist events together.
   *
   * @param replyTo the actor that is told their number
   */
  record Add(List<Object> events, ActorRef<Integer> replyTo) {}

  private Recorder(String id) {
    super(PersistenceId.ofUniqueId(id));
  }

  static Behavior<Add> of(String id) {
    return new Recorder(id);
  }

  @Override
  public Integer emptyState() {
    return 0;
  }

  @Override
  public CommandHandler<Add, Object, Integer> commandHandler() {
    return (count, add) -> Effect().persist(add.events()).thenReply(add.replyTo(), after -> after);
  }

  @Override
  public EventHandler<Integer, Object> eventHandler() {
    return (count, event) -> count + 1;
  }
}
