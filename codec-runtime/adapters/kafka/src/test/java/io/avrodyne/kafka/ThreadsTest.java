package io.avrodyne.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.kafka.shop.Order;
import io.avrodyne.kafka.shop.Shipment;
import io.avrodyne.kafka.shop.ShopCodecs;
import io.avrodyne.registry.InMemoryRegistry;
import io.avrodyne.runtime.frame.Framings;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.junit.jupiter.api.Test;

class ThreadsTest {

  private static final int THREADS = 8;
  private static final int RECORDS = 5_000;

  private final InMemoryRegistry registry = new InMemoryRegistry();
  private final AvrodyneSerde<Object> serde =
      AvrodyneSerde.builder()
          .type(ShopCodecs.class)
          .framing(Framings.CONFLUENT_HEADER)
          .registry(registry)
          .subjects(SubjectNameStrategy.topicRecord())
          .build();

  @Test
  void eightThreadsShareASerializerAndADeserializer() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      CountDownLatch ready = new CountDownLatch(THREADS);
      List<Future<Integer>> results = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        int thread = i;
        results.add(threads.submit(() -> roundTrips(thread, ready)));
      }
      for (Future<Integer> result : results) {
        assertEquals(RECORDS, result.get(60, TimeUnit.SECONDS));
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private int roundTrips(int thread, CountDownLatch ready) throws InterruptedException {
    ready.countDown();
    ready.await();
    int equal = 0;
    for (int i = 0; i < RECORDS; i++) {
      String topic = "topic-" + (thread + i) % 3;
      Object value = i % 2 == 0 ? new Order("o" + thread, i, "EUR") : new Shipment("s" + thread, i);
      Headers headers = new RecordHeaders();
      byte[] written = serde.serializer().serialize(topic, headers, value);
      if (value.equals(serde.deserializer().deserialize(topic, headers, written))) {
        equal++;
      }
    }
    return equal;
  }
}
