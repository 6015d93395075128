package io.avrodyne.pekko;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.setup.Setup;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.serialization.SerializationExtension;

/** Actor systems of tests, which log nothing and end with the test. */
final class Systems {

  private static final Duration END = Duration.ofSeconds(60);

  /** Binds the events, commands and states of the bank. */
  static final Config BANK =
      config(
          """
          pekko.actor.serialization-bindings {
            "io.avrodyne.pekko.bank.BankEvent" = avrodyne
            "io.avrodyne.pekko.bank.BankCommand" = avrodyne
            "io.avrodyne.pekko.bank.Account" = avrodyne
          }
          """);

  private static final String QUIET =
      """
      pekko.loglevel = OFF
      pekko.stdout-loglevel = OFF
      pekko.log-dead-letters = off
      pekko.coordinated-shutdown.run-by-jvm-shutdown-hook = off
      pekko.actor.allow-java-serialization = off
      """;

  private Systems() {}

  static Config config(String text) {
    return ConfigFactory.parseString(text);
  }

  /** Returns a configuration with the references of all jars. */
  static Config complete(Config config) {
    return config.withFallback(config(QUIET)).withFallback(ConfigFactory.load());
  }

  /** Returns a configuration of a serializer that knows types by its own section alone. */
  static Config types(Class<?>... types) {
    StringBuilder names = new StringBuilder("avrodyne.pekko.types = [");
    for (Class<?> type : types) {
      names.append('"').append(type.getName()).append("\",");
    }
    return config(names.append(']').toString());
  }

  static ActorSystem start(Config config, Setup... setups) {
    ActorSystemSetup all = ActorSystemSetup.create(BootstrapSetup.create(complete(config)));
    for (Setup setup : setups) {
      all = all.and(setup);
    }
    return ActorSystem.create("test", all);
  }

  static void stop(ActorSystem system) {
    system.terminate();
    try {
      system.getWhenTerminated().toCompletableFuture().get(END.toSeconds(), TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    } catch (ExecutionException | TimeoutException e) {
      throw new IllegalStateException("An actor system did not end", e);
    }
  }

  static Serialization serialization(ActorSystem system) {
    return SerializationExtension.get(system);
  }

  /** Returns the serializer of a system, which Pekko made. */
  static AvrodynePekkoSerializer serializer(ActorSystem system) {
    return (AvrodynePekkoSerializer)
        serialization(system).serializerByIdentity().apply(AvrodynePekkoSerializerTest.IDENTIFIER);
  }
}
