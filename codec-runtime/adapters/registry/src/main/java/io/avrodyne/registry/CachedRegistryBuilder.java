package io.avrodyne.registry;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * A builder for {@link CachedRegistry}.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a setting out of its range.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
public final class CachedRegistryBuilder {

  private static final Duration MAX_TIME = Duration.ofDays(365);

  private final SchemaRegistry registry;
  private int maxEntries = 1_024;
  private Duration latestTimeToLive = Duration.ofMinutes(1);
  private Duration absenceTimeToLive = Duration.ofSeconds(5);
  private Duration failurePause = Duration.ofSeconds(1);
  private LongSupplier nanoTime = System::nanoTime;

  CachedRegistryBuilder(SchemaRegistry registry) {
    this.registry = registry;
  }

  /**
   * Sets how many schemas each cache keeps: by identifier, by subject and schema, by subject and
   * version, and the latest of subjects. It is also the number of identifiers, subjects and schemas
   * for which an absence or a failure is kept. The default is 1,024.
   */
  public CachedRegistryBuilder maxEntries(int entries) {
    if (entries < 1) {
      throw new IllegalArgumentException("A cache must keep at least one entry: " + entries);
    }
    maxEntries = entries;
    return this;
  }

  /** Sets for how long the latest version of a subject is kept. The default is one minute. */
  public CachedRegistryBuilder latestTimeToLive(Duration time) {
    latestTimeToLive = checked(time);
    return this;
  }

  /** Sets for how long it is kept that there is no schema. The default is 5 seconds. */
  public CachedRegistryBuilder absenceTimeToLive(Duration time) {
    absenceTimeToLive = checked(time);
    return this;
  }

  /**
   * Sets for how long calls fail without a request after a failure: all calls, if the registry did
   * not answer or could not (status 429, or from 500 on); otherwise those that ask the same. The
   * default is one second.
   */
  public CachedRegistryBuilder failurePause(Duration time) {
    failurePause = checked(time);
    return this;
  }

  /** Sets the clock, for tests. The default is {@link System#nanoTime}. */
  public CachedRegistryBuilder nanoTime(LongSupplier clock) {
    nanoTime = clock;
    return this;
  }

  /** Builds the registry. */
  public CachedRegistry build() {
    return new CachedRegistry(
        registry,
        new CacheSettings(
            maxEntries,
            latestTimeToLive.toNanos(),
            absenceTimeToLive.toNanos(),
            failurePause.toNanos(),
            nanoTime));
  }

  private static Duration checked(Duration time) {
    if (time.isNegative() || time.compareTo(MAX_TIME) > 0) {
      throw new IllegalArgumentException(
          "A time must not be negative, nor longer than a year: " + time);
    }
    return time;
  }
}
