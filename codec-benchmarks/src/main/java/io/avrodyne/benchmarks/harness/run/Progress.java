package io.avrodyne.benchmarks.harness.run;

import io.avrodyne.benchmarks.harness.run.Schedule.Turn;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;

/** A line for each fork, with an estimate of the time that is left. */
final class Progress {

  private final PrintStream console;
  private final int count;
  private Duration left = Duration.ZERO;
  private Duration planned = Duration.ZERO;
  private Duration taken = Duration.ZERO;
  private int index;

  /** Creates one for the forks that are to run. */
  Progress(PrintStream console, List<Turn> turns) {
    this.console = console;
    this.count = turns.size();
    for (Turn each : turns) {
      left = left.plus(each.of().timing().oneFork());
    }
  }

  /** Prints what the run will take. */
  void start(int cases, int refused, String log) {
    console.printf(
        "%s of %s, about %s. You can stop it with Ctrl-C and keep the results so far.%n",
        counted(count, "fork"), counted(cases, "benchmark"), Text.of(left));
    if (refused > 0) {
      console.println(
          counted(refused, "benchmark")
              + (refused == 1 ? " is" : " are")
              + " left out; the report says why.");
    }
    console.println("JMH prints to " + log);
  }

  /**
   * Prints what became of a fork.
   *
   * @param outcome the score, or the reason of the failure
   */
  void ended(Turn turn, String outcome, Duration elapsed) {
    skipped(turn);
    Duration plan = turn.of().timing().oneFork();
    planned = planned.plus(plan);
    taken = taken.plus(elapsed);
    console.printf(
        "[%d/%d] %s, fork %d of %d: %s%s%n",
        index,
        count,
        turn.of().id().label(),
        turn.round(),
        turn.of().timing().rounds(),
        outcome,
        index < count ? ", about " + Text.of(left()) + " left" : "");
  }

  private static String counted(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  /** Passes over a fork that does not run, since another one of its case failed. */
  void skipped(Turn turn) {
    index++;
    left = left.minus(turn.of().timing().oneFork());
  }

  /** Returns the plan of what is left, corrected by how the plan was kept so far. */
  Duration left() {
    if (planned.toMillis() == 0) {
      return left;
    }
    double factor = (double) taken.toMillis() / planned.toMillis();
    return Duration.ofMillis(Math.round(left.toMillis() * factor));
  }
}
