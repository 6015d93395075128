package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.EncodeException;
import io.avrodyne.pekko.bank.Account;
import io.avrodyne.pekko.bank.AccountRefs;
import io.avrodyne.pekko.bank.BankCommand;
import io.avrodyne.pekko.bank.Deposited;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.AbstractActor;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Props;
import org.apache.pekko.actor.testkit.typed.javadsl.TestProbe;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.pattern.Patterns;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Tests of messages within a system that serializes them all. */
class LocalMessagesTest {

  private static final Duration ANSWER = Duration.ofSeconds(60);
  private static final ActorSystem SYSTEM =
      Systems.start(
          Systems.BANK.withFallback(Systems.config("pekko.actor.serialize-messages = on")));

  @AfterAll
  static void stop() {
    Systems.stop(SYSTEM);
  }

  @Test
  void messagesAreSerializedEachTimeTheyAreSent() throws Exception {
    ActorRef echo = SYSTEM.actorOf(Props.create(Echo.class, Echo::new));
    Deposited sent = new Deposited(250, "CHF");
    Object received =
        Patterns.ask(echo, sent, ANSWER)
            .toCompletableFuture()
            .get(ANSWER.toSeconds(), TimeUnit.SECONDS);
    assertEquals(sent, received);
    assertNotSame(sent, received);
  }

  @Test
  void referencesAreConvertedWithinSerializationOnly() {
    TestProbe<Account> probe = TestProbe.create(Adapter.toTyped(SYSTEM));
    AccountRefs refs = new AccountRefs();
    IllegalStateException e =
        assertThrows(IllegalStateException.class, () -> refs.toAvro(probe.ref()));
    assertTrue(String.valueOf(e.getMessage()).contains("currentTransportInformation"), e::toString);
    AvrodyneSerializer serializer = Systems.serializer(SYSTEM);
    EncodeException failed =
        assertThrows(
            EncodeException.class, () -> serializer.toBinary(new BankCommand.Get(probe.ref())));
    assertEquals("replyTo", failed.path());
  }

  /** An actor that sends back what it receives. */
  private static final class Echo extends AbstractActor {
    @Override
    public Receive createReceive() {
      return receiveBuilder().matchAny(message -> getSender().tell(message, getSelf())).build();
    }
  }
}
