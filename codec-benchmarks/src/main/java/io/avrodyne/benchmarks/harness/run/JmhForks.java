package io.avrodyne.benchmarks.harness.run;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Collection;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.BenchmarkException;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;

/** JMH as the runner of forks. Only one thread runs them. Tests extend it. */
class JmhForks {

  /** How long a stop waits for JMH to notice. Measurements in this JVM never do. */
  private static final int STOP_ATTEMPTS = 50;

  private static final long STOP_PAUSE_MILLIS = 100;

  private final PrintStream log;
  private final ReentrantLock running = new ReentrantLock();
  private volatile boolean stopped;

  /** The servers: processes of this JVM that are not forks, and that end by themselves. */
  private final Set<ProcessHandle> spared =
      ProcessHandle.current().children().collect(Collectors.toSet());

  /** Creates one that lets JMH print to a log. The servers must be running already. */
  JmhForks(PrintStream log) {
    this.log = log;
  }

  /**
   * Runs one fork.
   *
   * @throws ForkFailedException if this case fails
   * @throws RunnerException if no case can run
   */
  RunResult run(Case each) throws ForkFailedException, RunnerException {
    running.lock();
    try {
      if (stopped) {
        throw new ForkFailedException("interrupted");
      }
      return watched(each);
    } finally {
      running.unlock();
    }
  }

  /** Runs a fork and ends it if it hangs, which JMH itself does only in an iteration. */
  private RunResult watched(Case each) throws ForkFailedException, RunnerException {
    Duration limit = each.timing().oneFork().multipliedBy(4).plus(each.timing().timeout());
    AtomicBoolean late = new AtomicBoolean();
    Future<?> end =
        CompletableFuture.runAsync(
            () -> {
              late.set(true);
              endChildren();
            },
            CompletableFuture.delayedExecutor(limit.toMillis(), TimeUnit.MILLISECONDS));
    try {
      return fork(each);
    } catch (ForkFailedException e) {
      throw late.get() ? new ForkFailedException("did not end within " + Timing.text(limit)) : e;
    } finally {
      end.cancel(false);
    }
  }

  private RunResult fork(Case each) throws ForkFailedException, RunnerException {
    OutputFormat format =
        OutputFormatFactory.createFormatInstance(
            log, each.options().verbosity().orElse(Defaults.VERBOSITY));
    try {
      Collection<RunResult> results = new Runner(Servers.options(each), format).run();
      if (results.isEmpty()) {
        throw new ForkFailedException("JMH returned no result");
      }
      return results.iterator().next();
    } catch (RunnerException e) {
      // Anything else would happen to the other cases too, such as a profiler that does not exist.
      if (e.getCause() instanceof BenchmarkException) {
        throw new ForkFailedException(e);
      }
      throw e;
    }
  }

  /** Ends the fork that is running, and lets no other one start. Called from another thread. */
  void stop() {
    stopped = true;
    // A fork may be about to start.
    for (int i = 0; i < STOP_ATTEMPTS; i++) {
      endChildren();
      try {
        if (running.tryLock(STOP_PAUSE_MILLIS, TimeUnit.MILLISECONDS)) {
          running.unlock();
          return;
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  private void endChildren() {
    ProcessHandle.current()
        .children()
        .filter(each -> !spared.contains(each))
        .forEach(JmhForks::end);
  }

  private static void end(ProcessHandle fork) {
    fork.descendants().forEach(ProcessHandle::destroyForcibly);
    fork.destroyForcibly();
  }
}
