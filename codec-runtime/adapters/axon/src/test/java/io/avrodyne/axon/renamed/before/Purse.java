package io.avrodyne.axon.renamed.before;

import static org.axonframework.modelling.command.AggregateLifecycle.apply;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.axon.renamed.Pay;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateCreationPolicy;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.CreationPolicy;

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
  public record Credited(String owner, long cents) {}
}
