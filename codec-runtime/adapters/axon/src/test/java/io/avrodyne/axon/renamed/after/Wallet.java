package io.avrodyne.axon.renamed.after;

import static org.axonframework.modelling.command.AggregateLifecycle.apply;

import io.avrodyne.api.AvroAlias;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.axon.renamed.Goal;
import io.avrodyne.axon.renamed.Pay;
import io.avrodyne.axon.renamed.Payment;
import java.time.Instant;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateCreationPolicy;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.CreationPolicy;
import org.axonframework.modelling.saga.SagaEventHandler;
import org.axonframework.modelling.saga.SagaLifecycle;
import org.axonframework.modelling.saga.StartSaga;

/** Money of one person, after its classes were renamed. */
@AvroRecord
@AvroAlias("io.avrodyne.axon.renamed.before.Purse")
@SuppressWarnings("NullAway.Init") // Axon sets the fields by the first event.
public class Wallet {

  @AggregateIdentifier String owner;
  long cents;

  protected Wallet() {}

  @CommandHandler
  @CreationPolicy(AggregateCreationPolicy.CREATE_IF_MISSING)
  long pay(Pay command) {
    apply(new Paid(command.owner(), command.cents()));
    return cents;
  }

  @EventSourcingHandler
  void paid(Paid event) {
    owner = event.owner();
    cents += event.cents();
  }

  /** Money came in. */
  @AvroRecord
  @AvroAlias("io.avrodyne.axon.renamed.before.Purse.Credited")
  public record Paid(String owner, long cents) implements Payment {}

  /** Money was counted; before the class was renamed, in milliseconds. */
  @AvroRecord
  @AvroAlias("io.avrodyne.axon.renamed.before.Purse.Checked")
  public record Counted(Instant at) {}

  /** A saga that pays money into the fund once its owner was paid as much. */
  @AvroRecord
  @AvroAlias("io.avrodyne.axon.renamed.before.Purse.Savings")
  public static class Plan {

    long goal;
    long cents;

    @StartSaga
    @SagaEventHandler(associationProperty = "owner")
    void begun(Goal event) {
      goal = event.cents();
    }

    @SagaEventHandler(associationProperty = "owner")
    void paid(Paid event, CommandGateway commands) {
      cents += event.cents();
      if (cents >= goal) {
        commands.sendAndWait(new Pay(Goal.FUND, goal));
        SagaLifecycle.end();
      }
    }
  }
}
