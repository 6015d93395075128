package io.avrodyne.pekko.faults;

import io.avrodyne.pekko.bank.Deposited;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.apache.pekko.actor.Props;
import org.apache.pekko.persistence.AbstractPersistentActor;

/**
 * An actor that persists amounts one by one and answers each with the amount when it is stored. It
 * tells what Pekko says about failures, and stops, as Pekko demands.
 */
final class LedgerActor extends AbstractPersistentActor {

  /** A question for all amounts. */
  enum Question {
    AMOUNTS
  }

  private final String id;
  private final Queue<Failure> failures;
  private final List<Long> amounts = new ArrayList<>();

  private LedgerActor(String id, Queue<Failure> failures) {
    this.id = id;
    this.failures = failures;
  }

  static Props props(String id, Queue<Failure> failures) {
    return Props.create(LedgerActor.class, () -> new LedgerActor(id, failures));
  }

  @Override
  public String persistenceId() {
    return id;
  }

  @Override
  public Receive createReceive() {
    return receiveBuilder()
        .match(Long.class, amount -> persist(new Deposited(amount, "EUR"), this::stored))
        .matchEquals(
            Question.AMOUNTS, question -> getSender().tell(List.copyOf(amounts), getSelf()))
        .build();
  }

  private void stored(Deposited event) {
    amounts.add(event.amount());
    getSender().tell(event.amount(), getSelf());
  }

  @Override
  public Receive createReceiveRecover() {
    return receiveBuilder().match(Deposited.class, event -> amounts.add(event.amount())).build();
  }

  @Override
  public void onPersistFailure(Throwable cause, Object event, long sequenceNumber) {
    failures.add(new Failure(Failure.Kind.PERSIST, cause));
  }

  @Override
  public void onPersistRejected(Throwable cause, Object event, long sequenceNumber) {
    failures.add(new Failure(Failure.Kind.REJECTED, cause));
  }

  @Override
  public void onRecoveryFailure(Throwable cause, scala.Option<Object> event) {
    failures.add(new Failure(Failure.Kind.RECOVERY, cause));
  }
}
