package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.typesafe.config.Config;
import io.avrodyne.pekko.bank.Account;
import io.avrodyne.pekko.bank.BankCommand.Change;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.message.SchemaStore;
import java.io.NotSerializableException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.apache.avro.Schema;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.setup.Setup;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests of accounts whose events were written by three versions of an application, each with
 * classes of its own. The schemas of version 1 are in a store, except that of a class that was
 * renamed; those of version 2 are in the history.
 */
class VersionsTest {

  private static final String PACKAGE = "io.avrodyne.pekko.bank.";
  private static final String FIRST_DEPOSITED =
      """
      {"type": "record", "name": "Deposited", "namespace": "io.avrodyne.pekko.bank",
       "fields": [{"name": "amount", "type": "int"}]}
      """;
  private static final Config REMOVED =
      Systems.config("avrodyne.pekko.removed-types = [\"io.avrodyne.pekko.bank.Frozen\"]");

  @Test
  void accountIsRecoveredFromEventsOfThreeVersions(@TempDir Path folder) throws Exception {
    String id = "versions";
    try (URLClassLoader first = earlier(1, folder, VersionsTest.class.getClassLoader());
        URLClassLoader second = earlier(2, folder, first)) {
      run(
          first,
          id,
          List.of("v1.EventV1"),
          create(first, "v1.EventV1$Opened", String.class, "Ada"),
          create(first, "v1.EventV1$Deposited", int.class, 100),
          create(first, "v1.EventV1$TakenOut", long.class, 20L));
      run(
          second,
          id,
          List.of("v1.EventV1", "v2.EventV2"), // as version 2 still read the events of version 1
          create(second, "v2.EventV2$Deposited", long.class, 1L << 40),
          create(second, "v2.EventV2$Frozen", String.class, "by court"),
          create(second, "v2.EventV2$Withdrawn", long.class, 3L));
    }
    SchemaStore store = new SchemaStore();
    store.add(new Schema.Parser().parse(FIRST_DEPOSITED));
    for (int i = 0; i < 2; i++) {
      long before = 100 - 20 + (1L << 40) - 3 + i;
      ActorSystem third = start(store);
      try {
        Accounts account = new Accounts(third, id);
        assertEquals(new Account("Ada", before), account.get());
        assertEquals(new Account("Ada", before + 1), account.record(Change.DEPOSIT, 1));
      } finally {
        Systems.stop(third);
      }
    }
  }

  @Test
  void schemaOfTheStoreIsAskedForOnce() throws Exception {
    Schema schema = new Schema.Parser().parse(FIRST_DEPOSITED);
    int[] calls = new int[1];
    SchemaStore registry =
        SchemaStore.backedBy(
            fingerprint -> {
              calls[0]++;
              return fingerprint == Fingerprints.crc64(schema) ? schema : null;
            },
            10);
    ActorSystem system = Systems.start(Systems.BANK, AvrodyneSetup.create().withWriters(registry));
    try {
      AvrodynePekkoSerializer serializer = Systems.serializer(system);
      String manifest =
          "io.avrodyne.pekko.bank.Deposited:%016x".formatted(Fingerprints.crc64(schema));
      for (int i = 0; i < 3; i++) {
        serializer.fromBinary(new byte[] {2}, manifest);
      }
      assertEquals(1, calls[0]);
    } finally {
      Systems.stop(system);
    }
  }

  @Test
  void storedSchemaThatNoTypeReadsIsNotSerializable() {
    SchemaStore store = new SchemaStore();
    long stored =
        store.add(new Schema.Parser().parse(FIRST_DEPOSITED.replace("\"int\"", "\"boolean\"")));
    ActorSystem system = Systems.start(Systems.BANK, AvrodyneSetup.create().withWriters(store));
    try {
      AvrodynePekkoSerializer serializer = Systems.serializer(system);
      String manifest = "io.avrodyne.pekko.bank.Deposited:%016x".formatted(stored);
      NotSerializableException e =
          assertThrows(
              NotSerializableException.class,
              () -> serializer.fromBinary(new byte[] {1}, manifest));
      assertTrue(
          String.valueOf(e.getMessage()).startsWith(manifest + " cannot be read: amount: "),
          e::getMessage);
    } finally {
      Systems.stop(system);
    }
  }

  private static URLClassLoader earlier(int version, Path folder, ClassLoader parent)
      throws Exception {
    Path classes = Files.createDirectory(folder.resolve("v" + version));
    return Sources.compile(
        List.of(Path.of("src/earlier/EventV" + version + ".java")), classes, parent);
  }

  private static Object create(ClassLoader loader, String name, Class<?> parameter, Object argument)
      throws Exception {
    return loader.loadClass(PACKAGE + name).getConstructor(parameter).newInstance(argument);
  }

  /** Persists events by an actor system of an earlier version. */
  private static void run(ClassLoader loader, String id, List<String> types, Object... events)
      throws Exception {
    String bindings =
        types.stream()
            .map(type -> "\"%s\" = avrodyne".formatted(PACKAGE + type))
            .collect(Collectors.joining(", "));
    Config bound = Systems.config("pekko.actor.serialization-bindings { %s }".formatted(bindings));
    Config config = Systems.complete(bound.withFallback(SharedPostgres.config()));
    ActorSystem system =
        ActorSystem.create(
            "earlier",
            ActorSystemSetup.create(BootstrapSetup.create(config).withClassloader(loader)));
    try {
      ActorRef<Recorder.Add> recorder = Adapter.spawnAnonymous(system, Recorder.of(id));
      AskPattern.<Recorder.Add, Integer>ask(
              recorder,
              replyTo -> new Recorder.Add(List.of(events), replyTo),
              Duration.ofSeconds(60),
              Adapter.toTyped(system).scheduler())
          .toCompletableFuture()
          .get(60, TimeUnit.SECONDS);
    } finally {
      Systems.stop(system);
    }
  }

  private static ActorSystem start(SchemaStore store) throws Exception {
    Setup setup = AvrodyneSetup.create().withWriters(store);
    return Systems.start(
        Systems.BANK.withFallback(REMOVED).withFallback(SharedPostgres.config()), setup);
  }
}
