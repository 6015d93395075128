package io.avrodyne.pekko.faults;

import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

/** A ledger that stores one amount after the other, as fast as it gets answers. */
final class Ledger {

  private final Application application;
  private final String name;
  private final CountDownLatch appends;
  private final Set<Long> sent = ConcurrentHashMap.newKeySet();
  private final Set<Long> acknowledged = ConcurrentHashMap.newKeySet();

  Ledger(Application application, String name, CountDownLatch appends) {
    this.application = application;
    this.name = name;
    this.appends = appends;
  }

  String name() {
    return name;
  }

  Set<Long> sent() {
    return sent;
  }

  Set<Long> acknowledged() {
    return acknowledged;
  }

  /** Appends until an answer is missing, when the result fails. */
  CompletableFuture<Long> appendToFailure() {
    return appendFrom(1);
  }

  private CompletableFuture<Long> appendFrom(long amount) {
    sent.add(amount);
    return application
        .store(name, amount)
        .thenCompose(
            stored -> {
              acknowledged.add(stored);
              appends.countDown();
              return appendFrom(stored + 1);
            });
  }
}
