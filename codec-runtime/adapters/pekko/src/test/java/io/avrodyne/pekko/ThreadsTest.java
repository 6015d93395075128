package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.pekko.bank.Account;
import io.avrodyne.pekko.bank.Deposited;
import io.avrodyne.pekko.bank.Opened;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.message.SchemaStore;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.avro.Schema;
import org.apache.pekko.actor.ActorSystem;
import org.junit.jupiter.api.Test;

/** Tests of one serializer that eight threads share. */
class ThreadsTest {

  private static final int THREADS = 8;
  private static final int ROUNDS = 3_000;

  @Test
  void eightThreadsShareASerializer() throws Exception {
    Schema first =
        new Schema.Parser()
            .parse(
                """
                {"type": "record", "name": "Deposited", "namespace": "io.avrodyne.pekko.bank",
                 "fields": [{"name": "amount", "type": "int"}]}
                """);
    SchemaStore store = new SchemaStore();
    store.add(first);
    String stored = "io.avrodyne.pekko.bank.Deposited:%016x".formatted(Fingerprints.crc64(first));
    ActorSystem system = Systems.start(Systems.BANK, AvrodyneSetup.create().withWriters(store));
    try {
      AvrodynePekkoSerializer serializer = Systems.serializer(system);
      CyclicBarrier start = new CyclicBarrier(THREADS);
      List<Callable<Integer>> uses = new ArrayList<>();
      for (int thread = 0; thread < THREADS; thread++) {
        int number = thread;
        uses.add(
            () -> {
              start.await();
              return use(serializer, stored, number);
            });
      }
      ExecutorService threads = Executors.newFixedThreadPool(THREADS);
      try {
        for (Future<Integer> use : threads.invokeAll(uses)) {
          assertEquals(ROUNDS, use.get());
        }
      } finally {
        threads.shutdown();
      }
    } finally {
      Systems.stop(system);
    }
  }

  /** Returns the number of rounds in which all values came back. */
  private static int use(AvrodynePekkoSerializer serializer, String stored, int thread)
      throws Exception {
    ByteBuffer direct = ByteBuffer.allocateDirect(4096);
    int equal = 0;
    for (int round = 0; round < ROUNDS; round++) {
      Object opened = new Opened("thread " + thread + " ".repeat(round % 1000));
      Object deposited = new Deposited(round, "T" + thread);
      Object account = new Account("x".repeat(thread), round);
      serializer.toBinary(opened, direct.clear());
      boolean same =
          opened.equals(serializer.fromBinary(direct.flip(), serializer.manifest(opened)))
              && deposited.equals(again(serializer, deposited))
              && account.equals(again(serializer, account))
              && new Deposited(thread, "EUR")
                  .equals(serializer.fromBinary(new byte[] {(byte) (2 * thread)}, stored));
      equal += same ? 1 : 0;
    }
    return equal;
  }

  private static Object again(AvrodynePekkoSerializer serializer, Object value) throws Exception {
    return serializer.fromBinary(serializer.toBinary(value), serializer.manifest(value));
  }
}
