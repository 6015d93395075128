package io.avrodyne.registry;

import static io.avrodyne.registry.StubRegistry.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests of interrupted threads, and of the client's own. */
@Timeout(60)
class HttpThreadsTest {

  private static final String SUBJECTS = "GET /subjects";

  private final StubRegistry stub = new StubRegistry();
  private final CountDownLatch end = new CountDownLatch(1);

  @AfterEach
  void close() {
    end.countDown();
    stub.close();
  }

  private static HttpRegistryBuilder quick(URI... urls) {
    return HttpRegistry.builder(urls).pauses(Duration.ofMillis(1), Duration.ofMillis(2));
  }

  /** Does not reply before the test ends. */
  private void hang() {
    try {
      end.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void interruptEndsTheWaitForAnAnswer() throws Exception {
    CountDownLatch arrived = new CountDownLatch(1);
    stub.on(
        SUBJECTS,
        exchange -> {
          arrived.countDown();
          hang();
        });
    try (HttpRegistry registry = quick(stub.url()).build()) {
      assertInterruptible(registry, arrived);
    }
    assertEquals(1, stub.lines().size());
  }

  @Test
  void interruptEndsAPause() throws Exception {
    CountDownLatch arrived = new CountDownLatch(1);
    stub.on(
        SUBJECTS,
        exchange -> {
          StubRegistry.send(exchange, 503, new byte[0]);
          arrived.countDown();
        });
    try (HttpRegistry registry =
        HttpRegistry.builder(stub.url())
            .pauses(Duration.ofHours(1), Duration.ofHours(1))
            .totalTimeout(Duration.ofHours(2))
            .build()) {
      assertInterruptible(registry, arrived);
    }
  }

  private static void assertInterruptible(HttpRegistry registry, CountDownLatch arrived)
      throws Exception {
    ExecutorService one = Executors.newSingleThreadExecutor();
    try {
      CountDownLatch interrupted = new CountDownLatch(1);
      Future<?> asked =
          one.submit(
              () -> {
                try {
                  registry.subjects();
                } finally {
                  if (Thread.currentThread().isInterrupted()) {
                    interrupted.countDown();
                  }
                }
              });
      assertTrue(arrived.await(30, TimeUnit.SECONDS));
      one.shutdownNow();
      ExecutionException e =
          assertThrows(ExecutionException.class, () -> asked.get(30, TimeUnit.SECONDS));
      RegistryException cause = (RegistryException) e.getCause();
      assertEquals(
          "subjects: GET /subjects was interrupted. The thread is being stopped; nothing is wrong"
              + " with the registry",
          cause == null ? "" : cause.getMessage());
      assertEquals(0, interrupted.getCount());
    } finally {
      one.shutdownNow();
      assertTrue(one.awaitTermination(30, TimeUnit.SECONDS));
    }
  }

  @Test
  void closedClientAsksNothing() {
    HttpRegistry registry = quick(stub.url()).build();
    registry.close();
    registry.close();
    assertThrows(IllegalStateException.class, registry::subjects);
    assertEquals(List.of(), stub.lines());
  }

  @Test
  void noThreadRemainsOfAClosedClient() {
    stub.on(SUBJECTS, json(200, "[]"));
    try (HttpRegistry registry = quick(stub.url()).build()) {
      registry.subjects();
      assertTrue(clientThreads());
    }
    while (clientThreads()) {
      System.gc(); // Before Java 21, a client's own thread ends when the client is garbage.
      Thread.onSpinWait();
    }
    assertFalse(clientThreads());
  }

  private static boolean clientThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .anyMatch(name -> name.startsWith("HttpClient-") || name.startsWith("avrodyne-registry"));
  }
}
