package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.typesafe.config.Config;
import io.avrodyne.pekko.bank.Account;
import io.avrodyne.pekko.bank.BankCommand;
import io.avrodyne.pekko.bank.BankCommand.Change;
import io.avrodyne.pekko.bank.Opened;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.testkit.typed.javadsl.TestProbe;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of messages between nodes, some of which still write with Jackson. */
class MixedNodesTest {

  private static final Duration ANSWER = Duration.ofSeconds(60);
  private static final Config REMOTE =
      Systems.config(
          """
          pekko.actor.provider = remote
          pekko.remote.artery.canonical { hostname = "127.0.0.1", port = 0 }
          """);

  @ParameterizedTest
  @ValueSource(strings = {"jackson-json", "jackson-cbor"})
  void nodesOfStepsThatFollowEachOtherUnderstandEachOther(String jackson) throws Exception {
    ActorSystem before = start(JacksonPage.before(jackson));
    ActorSystem readsBoth = start(JacksonPage.readsBoth(jackson));
    ActorSystem writesAvro = start(JacksonPage.writesAvro(jackson));
    try {
      assertBothWays(before, readsBoth);
      assertBothWays(readsBoth, writesAvro);
    } finally {
      Systems.stop(before);
      Systems.stop(readsBoth);
      Systems.stop(writesAvro);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jackson-json", "jackson-cbor"})
  void withoutThePrefixMessagesOfTheFirstStepAreDroppedAlone(String jackson) throws Exception {
    ActorSystem readsBoth = start(JacksonPage.readsBoth(jackson));
    ActorSystem writesAvro = start(JacksonPage.writesAvro(jackson));
    ActorSystem noPrefix =
        start(
            JacksonPage.writesAvro(jackson)
                .withoutPath("pekko.serialization.jackson.allowed-class-prefix"));
    try {
      TestProbe<Object> probe = TestProbe.create(Adapter.toTyped(noPrefix));
      seenFrom(readsBoth, noPrefix, probe.ref()).tell(new Opened("with Jackson"));
      seenFrom(readsBoth, noPrefix, probe.ref()).tell("a text, which Pekko itself writes");
      assertEquals("a text, which Pekko itself writes", probe.receiveMessage(ANSWER));
      seenFrom(writesAvro, noPrefix, probe.ref()).tell(new Opened("with Avro"));
      assertEquals(new Opened("with Avro"), probe.receiveMessage(ANSWER));
    } finally {
      Systems.stop(readsBoth);
      Systems.stop(writesAvro);
      Systems.stop(noPrefix);
    }
  }

  private static void assertBothWays(ActorSystem one, ActorSystem other) throws Exception {
    assertEquals(new Account("Ada", 5), ask(one, other));
    assertEquals(new Account("Ada", 5), ask(other, one));
  }

  private static Account ask(ActorSystem from, ActorSystem to) throws Exception {
    ActorRef<BankCommand> account =
        seenFrom(from, to, Adapter.spawnAnonymous(to, answering("Ada")));
    return AskPattern.<BankCommand, Account>ask(
            account,
            replyTo -> new BankCommand.Move(Change.DEPOSIT, 5, replyTo),
            ANSWER,
            Adapter.toTyped(from).scheduler())
        .toCompletableFuture()
        .get(ANSWER.toSeconds(), TimeUnit.SECONDS);
  }

  private static Behavior<BankCommand> answering(String owner) {
    return Behaviors.receive(BankCommand.class)
        .onMessage(
            BankCommand.Move.class,
            move -> {
              move.replyTo().tell(new Account(owner, move.amount()));
              return Behaviors.same();
            })
        .build();
  }

  private static ActorSystem start(Config step) {
    return Systems.start(step.withFallback(REMOTE));
  }

  /** Returns the reference by which a node reaches an actor of another one. */
  private static <M> ActorRef<M> seenFrom(ActorSystem node, ActorSystem owner, ActorRef<M> actor) {
    String path = ActorRefResolver.get(Adapter.toTyped(owner)).toSerializationFormat(actor);
    return ActorRefResolver.get(Adapter.toTyped(node)).resolveActorRef(path);
  }
}
