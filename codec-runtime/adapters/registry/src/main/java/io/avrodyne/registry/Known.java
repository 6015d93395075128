package io.avrodyne.registry;

import org.jspecify.annotations.Nullable;

/**
 * The knowledge about a key: its value, that it has no value, or that the request failed.
 *
 * @param <V> the type of values
 */
final class Known<V> {

  /** The time of values that never expire. */
  static final long FOREVER = Long.MIN_VALUE;

  final @Nullable V value;
  final @Nullable RuntimeException failure;

  /** When this ends, or {@link #FOREVER}. */
  private final long end;

  /** Whether this was used since an eviction last passed it. */
  volatile boolean used;

  private Known(@Nullable V value, @Nullable RuntimeException failure, long end) {
    this.value = value;
    this.failure = failure;
    this.end = end;
  }

  static <V> Known<V> value(@Nullable V value, long end) {
    return new Known<>(value, null, end);
  }

  static <V> Known<V> failure(RuntimeException failure, long end) {
    return new Known<>(null, failure, end);
  }

  boolean isForever() {
    return end == FOREVER;
  }

  boolean isOver(long now) {
    return end != FOREVER && now - end >= 0;
  }
}
