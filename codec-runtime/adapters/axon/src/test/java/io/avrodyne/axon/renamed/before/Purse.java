package io.avrodyne.axon.renamed.before;

import static org.axonframework.modelling.command.AggregateLifecycle.apply;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.axon.renamed.Goal;
import io.avrodyne.axon.renamed.Pay;
import io.avrodyne.axon.renamed.Payment;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateCreationPolicy;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.CreationPolicy;
import org.axonframework.modelling.saga.SagaEventHandler;
import org.axonframework.modelling.saga.SagaLifecycle;
import org.axonframework.modelling.saga.StartSaga;

/** Money of one person, before its classes were renamed. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Axon sets the fields by the first event.
public class Purse {

  @AggregateIdentifier String owner;
  long cents;

  protected Purse() {}

  @CommandHandler
  @CreationPolicy(AggregateCreationPolicy.CREATE_IF_MISSING)
  long pay(Pay command) {
    apply(new Credited(command.owner(), command.cents()));
    return cents;
  }

  @EventSourcingHandler
  void paid(Credited event) {
    owner = event.owner();
    cents += event.cents();
  }

  /** Money came in. */
  @AvroRecord
  public record Credited(String owner, long cents) implements Payment {}

  /** A saga that pays money into the fund once its owner was paid as much. */
  @AvroRecord
  public static class Savings {

    long goal;
    long cents;

    @StartSaga
    @SagaEventHandler(associationProperty = "owner")
    void begun(Goal event) {
      goal = event.cents();
    }

    @SagaEventHandler(associationProperty = "owner")
    void paid(Credited event, CommandGateway commands) {
      cents += event.cents();
      if (cents >= goal) {
        commands.sendAndWait(new Pay(Goal.FUND, goal));
        SagaLifecycle.end();
      }
    }
  }
}
