package io.avrodyne.axon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.axon.bank.AccountEvent;
import io.avrodyne.axon.bank.AccountEvent.Deposited;
import io.avrodyne.axon.bank.AccountEvent.Opened;
import io.avrodyne.axon.bank.AccountEvent.Withdrawn;
import io.avrodyne.axon.bank.Versions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedObject;
import org.junit.jupiter.api.Test;

/** Axon shares one serializer among all threads. */
class ThreadsTest {

  private static final int THREADS = 8;
  private static final int ROUNDS = 5_000;

  private final AvrodyneAxonSerializer serializer = Serializers.bank().build();

  @Test
  void eightThreadsShareASerializer() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      CyclicBarrier start = new CyclicBarrier(THREADS);
      List<Future<Integer>> results = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        int thread = i;
        results.add(
            threads.submit(
                () -> {
                  start.await();
                  return roundTrips(thread);
                }));
      }
      for (Future<Integer> result : results) {
        assertEquals(ROUNDS, result.get());
      }
    } finally {
      threads.shutdownNow();
    }
  }

  /** Mixes types, sizes, earlier versions and failures; each value belongs to one thread. */
  private int roundTrips(int thread) {
    int done = 0;
    for (int round = 0; round < ROUNDS; round++) {
      String id = String.format(Locale.ROOT, "%d-%d", thread, round);
      AccountEvent event =
          switch (round % 3) {
            case 0 -> new Opened(id, "owner ".repeat(thread + round % 7));
            case 1 -> new Deposited(id, round, "EUR", round % 2 == 0 ? null : id);
            default -> new Withdrawn(id, thread, "USD");
          };
      SerializedObject<byte[]> payload = serializer.serialize(event, byte[].class);
      assertEquals(event, serializer.deserialize(payload));
      byte[] cut = Arrays.copyOf(payload.getData(), payload.getData().length - 1);
      assertThrows(
          SerializationException.class,
          () -> serializer.deserialize(Serializers.stored(cut, payload.getType())));
      byte[] earlier = Versions.message(Versions.deposited1(id, round));
      assertEquals(
          new Deposited(id, round, "EUR", null),
          serializer.deserialize(
              Serializers.stored(earlier, serializer.typeForClass(Deposited.class))));
      done++;
    }
    return done;
  }
}
