package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.pekko.bank.Account;
import io.avrodyne.pekko.bank.AccountRefs;
import io.avrodyne.pekko.bank.BankCommand;
import io.avrodyne.pekko.bank.Deposited;
import io.avrodyne.pekko.bank.Opened;
import io.avrodyne.pekko.bank.OpenedAvroCodec;
import java.time.Duration;
import java.util.List;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import scala.util.Try;

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
    AvrodynePekkoSerializer serializer = Systems.serializer(SYSTEM);
    EncodeException failed =
        assertThrows(
            EncodeException.class, () -> serializer.toBinary(new BankCommand.Get(probe.ref())));
    assertEquals("replyTo", failed.path());
  }

  @ParameterizedTest
  @ValueSource(strings = {"local", "remote"})
  void textsThatAreNotReferencesAreRefusedOrLeadNowhere(String provider) throws Exception {
    ActorSystem system =
        Systems.start(
            Systems.BANK.withFallback(
                Systems.config(
                    "pekko.actor.provider = %s, pekko.remote.artery.canonical.port = 0"
                        .formatted(provider))));
    try {
      AvrodynePekkoSerializer serializer = Systems.serializer(system);
      String manifest =
          serializer.manifest(new BankCommand.Get(Adapter.toTyped(system.deadLetters())));
      int read = 0;
      for (String text : HOSTILE) {
        byte[] payload = OpenedAvroCodec.INSTANCE.encode(new Opened(text)); // one string as well
        Try<Object> message =
            Systems.serialization(system)
                .deserialize(payload, AvrodynePekkoSerializerTest.IDENTIFIER, manifest);
        if (message.isFailure()) {
          assertInstanceOf(DecodeException.class, message.failed().get(), text);
        } else {
          assertInstanceOf(BankCommand.Get.class, message.get(), text);
          read++;
        }
      }
      assertTrue(read > 0);
    } finally {
      Systems.stop(system);
    }
  }

  private static final List<String> HOSTILE =
      List.of(
          "",
          "x",
          "\u0000",
          "/",
          "pekko://",
          "pekko://test",
          "pekko://test/",
          "pekko://test/user/../../x",
          "pekko://test/user/a#",
          "pekko://test/user/a#b",
          "pekko://test/user/a#99999999999",
          "pekko://test@:1/user/a",
          "pekko://test@host:99999999/user/a",
          "pekko://test@[::1/user/a",
          "pekko://test@\u202ehost:1/user/a",
          "akka.tcp://test@127.0.0.1:1/user/a#1",
          "ldap://127.0.0.1:1/a",
          "pekko://test/" + "a/".repeat(20_000),
          "pekko://test/user/" + "%00".repeat(20_000));

  /** An actor that sends back what it receives. */
  private static final class Echo extends AbstractActor {
    @Override
    public Receive createReceive() {
      return receiveBuilder().matchAny(message -> getSender().tell(message, getSelf())).build();
    }
  }
}
