package io.avrodyne.databases;

import java.util.concurrent.atomic.AtomicReference;
import kafka.server.FaultHandlerFactory;
import org.apache.kafka.server.fault.FaultHandler;
import org.jspecify.annotations.Nullable;

/** The first fault of a broker, which outside of tests would be logged or end the process. */
final class BrokerFaults implements FaultHandlerFactory {

  private final AtomicReference<@Nullable Throwable> first = new AtomicReference<>();

  @Override
  public FaultHandler build(String name, boolean fatal, Runnable action) {
    return (message, cause) -> {
      RuntimeException fault = new IllegalStateException(name + ": " + message, cause);
      first.compareAndSet(null, fault);
      action.run();
      return fault;
    };
  }

  /** Throws the first fault, if there was one. */
  void rethrow() {
    Throwable fault = first.get();
    if (fault != null) {
      throw new IllegalStateException("The broker failed", fault);
    }
  }
}
