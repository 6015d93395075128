package io.avrodyne.benchmarks.harness;

import java.io.IOException;
import java.util.Optional;

/**
 * A server that benchmarks share. A run starts it before the first fork and closes it after the
 * last one; the forks find its address in a system property.
 */
public interface Server {

  /** Returns the system property with the address. Users set it to an address of their own. */
  String property();

  /** Returns why the server cannot be started here; empty if it can. */
  Optional<String> obstacle();

  /** Starts the server, without any data. */
  Running start() throws IOException;

  /** Returns why benchmarks have no such server; empty if there is an address or it can start. */
  default Optional<String> absence() {
    return isNamed() ? Optional.empty() : obstacle();
  }

  /** Returns whether the system property has an address. */
  default boolean isNamed() {
    return !System.getProperty(property(), "").isEmpty();
  }

  /** A server that was started. */
  interface Running extends AutoCloseable {

    /** Returns the address, in the form that users give it too. */
    String address();

    @Override
    void close() throws IOException;
  }
}
