package io.avrodyne.axon.bank;

import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.modelling.saga.EndSaga;
import org.axonframework.modelling.saga.SagaEventHandler;
import org.axonframework.modelling.saga.StartSaga;

/**
 * A transfer: takes the money from one account when it is requested, and pays it into the other
 * when it is completed. In between it is stored, by the delegate, because it has no codec.
 */
public class TransferSaga {

  private String to = "";
  private long cents;

  @StartSaga
  @SagaEventHandler(associationProperty = "transferId")
  void requested(TransferEvent.Requested event, CommandGateway commands) {
    to = event.to();
    cents = event.cents();
    commands.sendAndWait(new AccountCommand.Withdraw(event.from(), cents));
  }

  @EndSaga
  @SagaEventHandler(associationProperty = "transferId")
  void completed(TransferEvent.Completed event, CommandGateway commands) {
    commands.sendAndWait(new AccountCommand.Deposit(to, cents));
  }
}
