package io.avrodyne.registry;

import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/**
 * A request of one thread, for whose result others wait.
 *
 * @param <V> the type of the result
 */
final class Flight<V> {

  private final CountDownLatch landed = new CountDownLatch(1);
  private @Nullable Known<V> result;

  /**
   * Ends the flight.
   *
   * @param result the result, or null if the thread gave up, so that another has to try
   */
  void land(@Nullable Known<V> result) {
    this.result = result;
    landed.countDown();
  }

  /** Waits for the end of the flight, and returns its result. */
  @Nullable Known<V> await() {
    try {
      landed.await();
      return result;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RegistryException(
          "Interrupted while another thread asks the schema registry. The thread is being stopped;"
              + " nothing is wrong with the registry",
          RegistryException.NO_STATUS,
          0,
          e);
    }
  }
}
