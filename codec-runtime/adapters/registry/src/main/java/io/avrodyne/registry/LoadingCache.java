package io.avrodyne.registry;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A cache that asks a registry for what it does not know: once for all threads that want the same.
 * It remembers values, failures, and that a key has no value, each for its own time. Keys without a
 * value never displace values. What was requested before its key was forgotten is not remembered.
 *
 * @param <K> the type of keys
 * @param <V> the type of values
 */
final class LoadingCache<K, V> {

  private final BoundedTable<K, V> values;
  private final BoundedTable<K, V> absences;
  private final ConcurrentMap<K, Flight<V>> flights = new ConcurrentHashMap<>();
  private final CacheSettings settings;
  private final long valueNanos;
  private final RegistryPause pause;
  private final RegistryCounters counters;
  private final LongSupplier clock;

  /**
   * Creates an empty cache.
   *
   * @param valueNanos for how long values are kept, or {@link Known#FOREVER}
   */
  LoadingCache(
      CacheSettings settings, long valueNanos, RegistryPause pause, RegistryCounters counters) {
    this.settings = settings;
    this.valueNanos = valueNanos;
    this.pause = pause;
    this.counters = counters;
    clock = settings.nanoTime();
    values = new BoundedTable<>(settings.maxEntries());
    absences = new BoundedTable<>(settings.maxEntries());
  }

  /** Returns the value of a key, or null if the registry has none. */
  @Nullable V get(K key, Function<? super K, ? extends @Nullable V> request) {
    Known<V> known = find(key);
    if (known == null) {
      counters.misses.increment();
      return load(key, request);
    }
    if (known.failure != null) {
      counters.rejections.increment();
      throw again(known.failure);
    }
    (known.value == null ? counters.negativeHits : counters.hits).increment();
    return known.value;
  }

  private @Nullable Known<V> find(K key) {
    Known<V> known = current(values.find(key));
    if (known == null) {
      known = current(absences.find(key));
    }
    if (known != null && !known.used) {
      known.used = true;
    }
    return known;
  }

  private @Nullable Known<V> current(@Nullable Known<V> known) {
    boolean over = known == null || (!known.isForever() && known.isOver(clock.getAsLong()));
    return over ? null : known;
  }

  private @Nullable V load(K key, Function<? super K, ? extends @Nullable V> request) {
    while (true) {
      Flight<V> flight = new Flight<>();
      Flight<V> other = flights.putIfAbsent(key, flight);
      if (other == null) {
        return lead(key, flight, request);
      }
      Known<V> result = other.await();
      if (result != null) {
        return valueOf(result);
      }
    }
  }

  private @Nullable V lead(
      K key, Flight<V> flight, Function<? super K, ? extends @Nullable V> request) {
    Known<V> result = null;
    try {
      // Another flight may have landed just before this one began.
      result = find(key);
      if (result == null) {
        rejectInPause();
        result = fetch(key, flight, request);
        if (result.failure != null) {
          throw result.failure;
        }
      }
    } finally {
      flights.remove(key, flight);
      flight.land(result);
    }
    return valueOf(result);
  }

  private static <V> @Nullable V valueOf(Known<V> known) {
    if (known.failure != null) {
      throw again(known.failure);
    }
    return known.value;
  }

  private void rejectInPause() {
    RuntimeException failure = pause.failure();
    if (failure != null) {
      counters.rejections.increment();
      throw again(failure);
    }
  }

  private Known<V> fetch(
      K key, Flight<V> flight, Function<? super K, ? extends @Nullable V> request) {
    counters.requests.increment();
    try {
      return keep(key, flight, request.apply(key));
    } catch (RuntimeException e) {
      counters.failures.increment();
      if (Thread.currentThread().isInterrupted()) {
        throw e;
      }
      pause.begin(e);
      Known<V> failure = Known.failure(e, clock.getAsLong() + settings.failurePauseNanos());
      unlessForgotten(key, flight, () -> absences.put(key, failure));
      return failure;
    }
  }

  private Known<V> keep(K key, Flight<V> flight, @Nullable V value) {
    long now = clock.getAsLong();
    Known<V> found =
        value == null
            ? Known.value(null, now + settings.absenceNanos())
            : Known.value(value, valueNanos == Known.FOREVER ? Known.FOREVER : now + valueNanos);
    unlessForgotten(key, flight, () -> put(key, found));
    return found;
  }

  /** Remembers what a flight found, unless the key was forgotten after the flight began. */
  private void unlessForgotten(K key, Flight<V> flight, Runnable remember) {
    flights.computeIfPresent(
        key,
        (unused, current) -> {
          if (current == flight) {
            remember.run();
          }
          return current;
        });
  }

  private void put(K key, Known<V> found) {
    if (found.value == null) {
      values.remove(key);
      absences.put(key, found);
    } else {
      absences.remove(key);
      values.put(key, found);
    }
  }

  /** Forgets what is known of a key, and what flights that have begun will find. */
  void forget(K key) {
    flights.compute(
        key,
        (unused, current) -> {
          values.remove(key);
          absences.remove(key);
          return null;
        });
  }

  int size() {
    return values.size() + absences.size();
  }

  /** Returns an exception of this thread for a failure of another thread, or of an earlier call. */
  private static RegistryException again(RuntimeException failure) {
    String message = String.valueOf(failure.getMessage());
    if (failure instanceof IncompatibleSchemaException e) {
      return new IncompatibleSchemaException(message, e.errorCode());
    }
    return failure instanceof RegistryException e
        ? new RegistryException(message, e.status(), e.errorCode(), e)
        : new RegistryException(message, RegistryException.NO_STATUS, 0, failure);
  }
}
