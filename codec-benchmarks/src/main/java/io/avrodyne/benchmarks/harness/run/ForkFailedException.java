package io.avrodyne.benchmarks.harness.run;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.ExecutionException;
import org.openjdk.jmh.runner.BenchmarkException;
import org.openjdk.jmh.runner.RunnerException;

/** Thrown if a fork fails. The message is the reason, in one line. */
final class ForkFailedException extends Exception {

  private static final long serialVersionUID = 1L;

  ForkFailedException(String reason) {
    super(reason);
  }

  ForkFailedException(Throwable cause) {
    super(reason(cause), cause);
  }

  /** Returns the reason in the first exception that is not a wrapper. */
  private static String reason(Throwable thrown) {
    if (isWrapper(thrown)) {
      if (thrown.getCause() != null) {
        return reason(thrown.getCause());
      }
      if (thrown.getSuppressed().length > 0) {
        return reason(thrown.getSuppressed()[0]);
      }
    }
    String message = thrown.getMessage();
    String type = thrown.getClass().getSimpleName();
    if (message == null || message.isBlank()) {
      return type;
    }
    String line = message.strip().lines().findFirst().orElse("");
    // The checks of the contenders throw this exception, and their messages say everything.
    return thrown instanceof IllegalStateException ? line : type + ": " + line;
  }

  private static boolean isWrapper(Throwable thrown) {
    return thrown instanceof RunnerException
        || thrown instanceof BenchmarkException
        || thrown instanceof InvocationTargetException
        || thrown instanceof ExecutionException;
  }
}
