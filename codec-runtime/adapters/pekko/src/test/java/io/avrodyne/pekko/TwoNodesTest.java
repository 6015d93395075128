package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.typesafe.config.Config;
import io.avrodyne.pekko.bank.Account;
import io.avrodyne.pekko.bank.BankCommand;
import io.avrodyne.pekko.bank.BankCommand.Change;
import io.avrodyne.pekko.bank.Opened;
import io.avrodyne.pekko.types.Marked;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.testkit.typed.javadsl.TestProbe;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests of two nodes of a cluster, which pass messages through Artery. */
class TwoNodesTest {

  private static final Duration ANSWER = Duration.ofSeconds(60);
  private static final EntityTypeKey<BankCommand> ACCOUNT =
      EntityTypeKey.create(BankCommand.class, "Account");
  private static final Config NODE =
      Systems.BANK.withFallback(
          Systems.config(
              """
              pekko.actor.provider = cluster
              pekko.remote.artery.canonical { hostname = "127.0.0.1", port = 0 }
              pekko.remote.artery.advanced.maximum-frame-size = 32 KiB
              pekko.cluster {
                min-nr-of-members = 2
                gossip-interval = 100 ms
                leader-actions-interval = 100 ms
                jmx.multi-mbeans-in-same-jvm = on
                shutdown-after-unsuccessful-join-seed-nodes = off
                sharding.number-of-shards = 10
                sharding.retry-interval = 200 ms
              }
              pekko.coordinated-shutdown.run-by-actor-system-terminate = off
              """));

  private static final ActorSystem FIRST =
      Systems.start(
          NODE.withFallback(
              Systems.config(
                  """
                  pekko.actor.serialization-bindings {
                    "io.avrodyne.pekko.types.Marked" = avrodyne
                  }
                  """)));
  private static final ActorSystem SECOND = Systems.start(NODE);

  @BeforeAll
  static void join() throws Exception {
    CountDownLatch up = new CountDownLatch(2);
    for (ActorSystem system : new ActorSystem[] {FIRST, SECOND}) {
      Cluster.get(system).registerOnMemberUp(up::countDown);
      Cluster.get(system).join(Cluster.get(FIRST).selfAddress());
    }
    assertEquals(true, up.await(ANSWER.toSeconds(), TimeUnit.SECONDS));
  }

  @AfterAll
  static void stop() {
    Systems.stop(FIRST);
    Systems.stop(SECOND);
  }

  @Test
  void messagesTravelBothWays() throws Exception {
    assertEquals(new Account(address(FIRST), 5), move(SECOND, seenFrom(SECOND, spawn(FIRST)), 5));
    assertEquals(new Account(address(SECOND), 6), move(FIRST, seenFrom(FIRST, spawn(SECOND)), 6));
    assertNotEquals(address(FIRST), address(SECOND));
  }

  @Test
  void messageThatIsTooLargeForAFrameIsDroppedAlone() {
    TestProbe<Object> probe = TestProbe.create(Adapter.toTyped(SECOND));
    ActorRef<Object> remote = seenFrom(FIRST, probe.ref());
    remote.tell(new Opened("before"));
    remote.tell(new Opened("x".repeat(40_000)));
    remote.tell(new Opened("y".repeat(30_000)));
    assertEquals(new Opened("before"), probe.receiveMessage(ANSWER));
    assertEquals(new Opened("y".repeat(30_000)), probe.receiveMessage(ANSWER));
  }

  @Test
  void messageOfATypeThatTheOtherNodeDoesNotKnowIsDroppedAlone() {
    TestProbe<Object> probe = TestProbe.create(Adapter.toTyped(SECOND));
    ActorRef<Object> remote = seenFrom(FIRST, probe.ref());
    remote.tell(new Opened("before"));
    remote.tell(new Marked(1));
    remote.tell(new Opened("after"));
    assertEquals(new Opened("before"), probe.receiveMessage(ANSWER));
    assertEquals(new Opened("after"), probe.receiveMessage(ANSWER));
  }

  @Test
  void shardedEntitiesReceiveCommandsFromBothNodes() throws Exception {
    for (ActorSystem system : new ActorSystem[] {FIRST, SECOND}) {
      ClusterSharding.get(Adapter.toTyped(system))
          .init(Entity.of(ACCOUNT, context -> account(address(system), 0)));
    }
    for (int i = 0; i < 20; i++) {
      Account first = moveEntity(FIRST, "account" + i, 5);
      Account second = moveEntity(SECOND, "account" + i, 7);
      assertEquals(5, first.balance());
      assertEquals(new Account(first.owner(), 12), second);
    }
  }

  /** An account that is not stored, and whose owner is the node on which it runs. */
  private static Behavior<BankCommand> account(String node, long balance) {
    return Behaviors.receive(BankCommand.class)
        .onMessage(
            BankCommand.Move.class,
            move -> {
              Account after = new Account(node, balance + move.amount());
              move.replyTo().tell(after);
              return account(node, after.balance());
            })
        .build();
  }

  private static ActorRef<BankCommand> spawn(ActorSystem system) {
    return Adapter.spawnAnonymous(system, account(address(system), 0));
  }

  /** Returns the reference by which the other node reaches an actor. */
  private static <M> ActorRef<M> seenFrom(ActorSystem system, ActorRef<M> actor) {
    ActorSystem own = system == FIRST ? SECOND : FIRST;
    String path = ActorRefResolver.get(Adapter.toTyped(own)).toSerializationFormat(actor);
    return ActorRefResolver.get(Adapter.toTyped(system)).resolveActorRef(path);
  }

  private static Account move(ActorSystem from, ActorRef<BankCommand> account, long amount)
      throws Exception {
    return AskPattern.<BankCommand, Account>ask(
            account,
            replyTo -> new BankCommand.Move(Change.DEPOSIT, amount, replyTo),
            ANSWER,
            Adapter.toTyped(from).scheduler())
        .toCompletableFuture()
        .get(ANSWER.toSeconds(), TimeUnit.SECONDS);
  }

  private static Account moveEntity(ActorSystem from, String id, long amount) throws Exception {
    EntityRef<BankCommand> entity =
        ClusterSharding.get(Adapter.toTyped(from)).entityRefFor(ACCOUNT, id);
    return entity
        .<Account>ask(replyTo -> new BankCommand.Move(Change.DEPOSIT, amount, replyTo), ANSWER)
        .toCompletableFuture()
        .get(ANSWER.toSeconds(), TimeUnit.SECONDS);
  }

  private static String address(ActorSystem system) {
    return Cluster.get(system).selfAddress().toString();
  }
}
