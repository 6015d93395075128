package io.avrodyne.benchmarks.harness.run;

import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.RunnerException;

/** A runner of forks. */
interface ForkRunner {

  /**
   * Runs one fork.
   *
   * @throws ForkFailedException if this case fails
   * @throws RunnerException if no case can run
   */
  RunResult run(Case each) throws ForkFailedException, RunnerException;

  /** Ends the fork that is running, and lets no other one start. Called from another thread. */
  void stop();
}
