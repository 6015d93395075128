package io.avrodyne.registry;

import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A pause in which a registry is not asked, after it did not answer or could not. It concerns all
 * requests, whatever they ask for.
 */
final class RegistryPause {

  private final long nanos;
  private final LongSupplier clock;
  private volatile @Nullable Known<Void> last;

  RegistryPause(long nanos, LongSupplier clock) {
    this.nanos = nanos;
    this.clock = clock;
  }

  /** Returns the failure that began the current pause, or null. */
  @Nullable RuntimeException failure() {
    Known<Void> begun = last;
    return begun == null || begun.isOver(clock.getAsLong()) ? null : begun.failure;
  }

  /** Begins a pause if the failure is the registry's, rather than that of a single request. */
  void begin(RuntimeException failure) {
    if (nanos > 0 && failure instanceof RegistryException e && isOfRegistry(e.status())) {
      last = Known.failure(failure, clock.getAsLong() + nanos);
    }
  }

  private static boolean isOfRegistry(int status) {
    return status == RegistryException.NO_STATUS || status == 429 || status >= 500;
  }
}
