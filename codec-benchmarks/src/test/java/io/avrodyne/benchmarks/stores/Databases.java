package io.avrodyne.benchmarks.stores;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.avrodyne.benchmarks.harness.Server;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** The databases of all tests of this module, which start when the first test needs them. */
public final class Databases {

  private Databases() {}

  /** Starts what is not running yet. Skips the test if a server cannot start here. */
  public static synchronized void require(List<? extends Server> servers) {
    for (Server each : servers) {
      assumeTrue(each.absence().isEmpty(), () -> each.absence().orElseThrow());
      if (!each.isNamed()) {
        try {
          // A hook of the server's own closes it with the JVM.
          System.setProperty(each.property(), each.start().address());
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }
}
