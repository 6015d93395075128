package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.typesafe.config.Config;
import io.avrodyne.pekko.HostileSerializer.Payload;
import io.avrodyne.pekko.bank.Opened;
import io.avrodyne.pekko.types.Chain;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.testkit.typed.javadsl.TestProbe;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.junit.jupiter.api.Test;

/** Tests of a node that another one sends payloads which no serializer wrote. */
class HostileNodeTest {

  private static final Duration ANSWER = Duration.ofSeconds(60);
  private static final String UNKNOWN = ":0123456789abcdef";

  @Test
  void hostileMessagesAreDroppedAloneAndTheNextArrives() {
    Config remote =
        Systems.config(
            """
            pekko.actor.provider = remote
            pekko.remote.artery.canonical { hostname = "127.0.0.1", port = 0 }
            avrodyne.pekko.limits.max-depth = unlimited
            """);
    Config hostile =
        Systems.config(
            """
            pekko.actor {
              serializers.avrodyne = "io.avrodyne.pekko.HostileSerializer"
              serialization-bindings { "io.avrodyne.pekko.HostileSerializer$Payload" = avrodyne }
            }
            """);
    ActorSystem receiver =
        Systems.start(remote.withFallback(Systems.BANK).withFallback(Systems.types(Chain.class)));
    ActorSystem sender = Systems.start(remote.withFallback(hostile));
    try {
      TestProbe<Object> probe = TestProbe.create(Adapter.toTyped(receiver));
      ActorRef<Object> seen = seenFrom(sender, receiver, probe.ref());
      AvrodynePekkoSerializer serializer = Systems.serializer(receiver);
      Opened opened = new Opened("Ada");
      Payload valid = new Payload(serializer.manifest(opened), serializer.toBinary(opened));
      payloads(valid, serializer.manifest(new Chain(null))).forEach(seen::tell);
      seen.tell(valid);
      seen.tell("the end");
      assertEquals(opened, probe.receiveMessage(ANSWER));
      assertEquals("the end", probe.receiveMessage(ANSWER));
    } finally {
      Systems.stop(sender);
      Systems.stop(receiver);
    }
  }

  private static Stream<Payload> payloads(Payload valid, String chain) {
    byte[] deep = new byte[100_000];
    Arrays.fill(deep, (byte) 2);
    byte[] bytes = valid.bytes();
    List<Payload> payloads =
        List.of(
            new Payload(chain, deep),
            new Payload(valid.manifest(), new byte[0]),
            new Payload(valid.manifest(), Arrays.copyOf(bytes, bytes.length - 1)),
            new Payload(valid.manifest(), Arrays.copyOf(bytes, bytes.length + 1)),
            new Payload(valid.manifest(), new byte[] {-2, -1, -1, -1, -1, -1, -1, -1, -1, 1, 'x'}),
            new Payload("", bytes),
            new Payload(Opened.class.getName(), bytes),
            new Payload(Opened.class.getName() + UNKNOWN, bytes),
            new Payload("java.lang.Runtime" + UNKNOWN, bytes),
            new Payload("a\r\nb" + UNKNOWN, bytes),
            new Payload("x".repeat(10_000) + UNKNOWN, bytes),
            new Payload("java.lang.String", "text".getBytes(StandardCharsets.UTF_8)));
    return Stream.concat(payloads.stream(), payloads.stream());
  }

  private static <M> ActorRef<M> seenFrom(ActorSystem node, ActorSystem owner, ActorRef<M> actor) {
    String path = ActorRefResolver.get(Adapter.toTyped(owner)).toSerializationFormat(actor);
    return ActorRefResolver.get(Adapter.toTyped(node)).resolveActorRef(path);
  }
}
