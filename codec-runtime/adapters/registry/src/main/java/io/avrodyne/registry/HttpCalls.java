package io.avrodyne.registry;

/** The requests of one call of a method of the registry, which share its time. */
final class HttpCalls {

  private final HttpCaller caller;
  private final long deadline;

  /**
   * Creates the requests.
   *
   * @param deadline the end of the time, as {@link System#nanoTime} counts
   */
  HttpCalls(HttpCaller caller, long deadline) {
    this.caller = caller;
    this.deadline = deadline;
  }

  /**
   * Sends a request to one of the instances of the registry.
   *
   * @throws RegistryException if none answers, even after repetitions
   */
  Answer call(RegistryRequest request) {
    return caller.call(request, caller.instances(), deadline);
  }

  /** Sends a request to one of several instances. */
  Answer call(RegistryRequest request, Instances instances) {
    return caller.call(request, instances, deadline);
  }
}
