package io.avrodyne.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests of several threads that miss the same. */
@Timeout(60)
class LoadingCacheTest {

  private static final int THREADS = 8;

  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);
  private final RegistryCounters counters = new RegistryCounters();
  private final CacheSettings settings = new CacheSettings(16, 0, 1L << 50, 1L << 50, () -> 0);
  private final LoadingCache<String, String> cache =
      new LoadingCache<>(
          settings, Known.FOREVER, new RegistryPause(0, settings.nanoTime()), counters);

  private final AtomicInteger requests = new AtomicInteger();
  private final CountDownLatch release = new CountDownLatch(1);

  @AfterEach
  void stop() throws InterruptedException {
    threads.shutdownNow();
    assertTrue(threads.awaitTermination(30, TimeUnit.SECONDS));
  }

  private List<Future<String>> startAll(Callable<String> task) {
    List<Future<String>> results = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      results.add(threads.submit(task));
    }
    return results;
  }

  private void awaitMisses(int count) {
    while (counters.getMisses() < count) {
      Thread.onSpinWait();
    }
  }

  private String slowly(String key) {
    requests.incrementAndGet();
    try {
      release.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RegistryException("interrupted", 0, 0, e);
    }
    return key.toUpperCase(Locale.ROOT);
  }

  @Test
  void oneRequestServesAllThreads() throws Exception {
    List<Future<String>> results = startAll(() -> cache.get("a", this::slowly));
    awaitMisses(THREADS);
    release.countDown();
    for (Future<String> result : results) {
      assertEquals("A", result.get());
    }
    assertEquals(1, requests.get());
    assertEquals(1, counters.getRequests());
  }

  @Test
  void oneFailureServesAllThreads() {
    List<Future<String>> results =
        startAll(
            () ->
                cache.get(
                    "a",
                    key -> {
                      throw new RegistryException("down " + slowly(key), 503, 7, null);
                    }));
    awaitMisses(THREADS);
    release.countDown();
    for (Future<String> result : results) {
      ExecutionException e = assertThrows(ExecutionException.class, result::get);
      RegistryException cause = (RegistryException) e.getCause();
      assertEquals("down A", cause == null ? "" : cause.getMessage());
    }
    assertEquals(1, requests.get());
  }

  @Test
  void differentKeysDoNotWaitForEachOther() throws Exception {
    Future<String> slow = threads.submit(() -> cache.get("a", this::slowly));
    awaitMisses(1);
    assertEquals("b", cache.get("b", key -> key));
    release.countDown();
    assertEquals("A", slow.get());
  }

  @Test
  void valueOfARequestThatBeganBeforeTheKeyWasForgottenIsNotKept() throws Exception {
    Future<String> former = threads.submit(() -> cache.get("a", this::slowly));
    awaitMisses(1);
    while (requests.get() == 0) {
      Thread.onSpinWait();
    }
    cache.forget("a");
    assertEquals("new", cache.get("a", key -> "new"));
    release.countDown();
    assertEquals("A", former.get());
    assertEquals("new", cache.get("a", key -> "newer"));
  }

  @Test
  void interruptOfTheThreadThatAsksDoesNotHarmTheOthers() throws Exception {
    Thread asking = new Thread(() -> cache.get("a", this::slowly));
    asking.setUncaughtExceptionHandler((thread, failure) -> {});
    asking.start();
    awaitMisses(1);
    Future<String> other = threads.submit(() -> cache.get("a", this::slowly));
    awaitMisses(2);

    asking.interrupt();
    asking.join();
    release.countDown();

    assertEquals("A", other.get());
    assertEquals(2, requests.get());
  }

  @Test
  void interruptOfAWaitingThreadEndsItsWait() throws Exception {
    Future<String> slow = threads.submit(() -> cache.get("a", this::slowly));
    awaitMisses(1);
    Thread.currentThread().interrupt();
    RegistryException e = assertThrows(RegistryException.class, () -> cache.get("a", this::slowly));
    assertTrue(Thread.interrupted());
    assertTrue(String.valueOf(e.getMessage()).startsWith("Interrupted while another thread"));
    release.countDown();
    assertEquals("A", slow.get());
  }

  @Test
  void errorOfTheRequestLetsAnotherThreadTry() {
    assertThrows(
        StackOverflowError.class,
        () ->
            cache.get(
                "a",
                key -> {
                  throw new StackOverflowError();
                }));
    assertEquals("a", cache.get("a", key -> key));
  }
}
