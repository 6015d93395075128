package io.avrodyne.benchmarks.stores.actors.engine;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import io.avrodyne.benchmarks.workload.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.setup.Setup;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.serialization.SerializationExtension;
import org.apache.pekko.serialization.Serializer;
import org.apache.pekko.serialization.Serializers;

/** An actor system with one journal, in which one serializer has all events. */
public final class Engine implements AutoCloseable {

  private static final String QUIET =
      """
      pekko.loglevel = OFF
      pekko.stdout-loglevel = OFF
      pekko.log-dead-letters = off
      pekko.coordinated-shutdown.run-by-jvm-shutdown-hook = off
      pekko.actor.allow-java-serialization = off
      """;

  private static final long MINUTES = 5;

  private final ActorSystem system;
  private final Serialization serialization;
  private final EngineFormat format;

  private Engine(ActorSystem system, EngineFormat format) {
    this.system = system;
    this.format = format;
    serialization = SerializationExtension.get(system);
  }

  /** Starts an actor system with a journal's configuration, for the events of a sample. */
  public static Engine start(EngineFormat format, Sample sample, Config journal) {
    Config config =
        format
            .bindings(sample)
            .withFallback(journal)
            .withFallback(ConfigFactory.parseString(QUIET))
            .withFallback(ConfigFactory.load())
            .resolve();
    List<Setup> setups = new ArrayList<>(format.setups(sample));
    setups.add(BootstrapSetup.create(config));
    ActorSystemSetup setup = ActorSystemSetup.create(setups.toArray(Setup[]::new));
    return new Engine(ActorSystem.create("actors", setup), format);
  }

  ActorRef<EventActor.Command> spawn(String name, Consumer<Throwable> failure) {
    return Adapter.spawnAnonymous(system, EventActor.of(name, failure));
  }

  /** Returns the events from which a new instance of an actor recovers, in order. */
  public List<Object> replay(String name) throws Exception {
    CompletableFuture<Object> failure = new CompletableFuture<>();
    ActorRef<EventActor.Command> actor = spawn(name, failure::completeExceptionally);
    try {
      return recall(actor, failure);
    } finally {
      actor.tell(new EventActor.Stop());
    }
  }

  /** Returns the bytes of an event, as journals ask for them. */
  public byte[] encode(Object event) {
    return serialization.serialize(event).get();
  }

  /**
   * Returns an event as it comes back from its bytes and what is stored with them.
   *
   * @throws IllegalStateException if the event goes to another serializer than to that of the
   *     format
   */
  public Object copy(Object event) {
    Serializer serializer = serialization.findSerializerFor(event);
    if (serializer.identifier() != format.identifier()) {
      throw new IllegalStateException(serializer.getClass() + " has events of " + format);
    }
    String manifest = Serializers.manifestFor(serializer, event);
    return serialization.deserialize(encode(event), serializer.identifier(), manifest).get();
  }

  /** Returns the events that an actor has, once it is ready. */
  static List<Object> recall(ActorRef<EventActor.Command> actor, CompletableFuture<Object> failure)
      throws Exception {
    CompletableFuture<List<Object>> events = new CompletableFuture<>();
    actor.tell(new EventActor.Recall(events::complete));
    await(events, failure);
    return events.join();
  }

  static void await(CompletableFuture<?> end, CompletableFuture<Object> failure) throws Exception {
    try {
      CompletableFuture.anyOf(end, failure).get(MINUTES, TimeUnit.MINUTES);
    } catch (ExecutionException e) {
      throw new IllegalStateException("An actor fails: " + e.getCause(), e.getCause());
    } catch (TimeoutException e) {
      throw new IllegalStateException("An actor does not answer for " + MINUTES + " minutes", e);
    }
  }

  @Override
  public void close() {
    system.terminate();
    system.getWhenTerminated().toCompletableFuture().orTimeout(MINUTES, TimeUnit.MINUTES).join();
  }
}
