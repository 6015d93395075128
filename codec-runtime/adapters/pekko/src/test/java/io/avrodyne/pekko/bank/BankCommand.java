package io.avrodyne.pekko.bank;

import io.avrodyne.api.AvroConvert;
import io.avrodyne.api.AvroRecord;
import org.apache.pekko.actor.typed.ActorRef;

/** What an account is asked to do. */
public sealed interface BankCommand {

  /** Persists an event, and answers with the account. */
  @AvroRecord
  record Move(
      Change change, long amount, @AvroConvert(using = AccountRefs.class) ActorRef<Account> replyTo)
      implements BankCommand {}

  /** Answers with the account. */
  @AvroRecord
  record Get(@AvroConvert(using = AccountRefs.class) ActorRef<Account> replyTo)
      implements BankCommand {}

  /** Ends the actor. */
  @AvroRecord
  record Stop() implements BankCommand {}

  /** The kinds of events. */
  enum Change {
    OPEN,
    DEPOSIT,
    WITHDRAW
  }
}
