package io.avrodyne.benchmarks.harness.run;

import io.avrodyne.benchmarks.harness.run.Schedule.Turn;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;

/** A line for each fork, with an estimate of the time that is left. */
final class Progress {

  private final PrintStream console;
  private final List<Turn> turns;
  private Duration planned = Duration.ZERO;
  private Duration taken = Duration.ZERO;
  private int index;

  /** Creates one for the forks that are to run. */
  Progress(PrintStream console, List<Turn> turns) {
    this.console = console;
    this.turns = List.copyOf(turns);
  }

  /**
   * Prints how many forks there are and how long they will take.
   *
   * @param leftOut the number of benchmarks that cannot run
   * @param log the file that JMH prints to
   */
  void start(int leftOut, String log) {
    long cases = turns.stream().map(each -> each.of().id()).distinct().count();
    console.printf(
        "%s of %s, about %s. You can stop it with Ctrl-C and keep the results so far.%n",
        counted(turns.size(), "fork"), counted(cases, "benchmark"), Timing.text(left()));
    if (leftOut > 0) {
      console.println(
          counted(leftOut, "benchmark")
              + (leftOut == 1 ? " is" : " are")
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
    index++;
    planned = planned.plus(turn.of().timing().oneFork());
    taken = taken.plus(elapsed);
    console.printf(
        "[%d/%d] %s, fork %d of %d: %s%s%n",
        index,
        turns.size(),
        turn.of().id().label(),
        turn.round(),
        turn.of().timing().rounds(),
        outcome,
        index < turns.size() ? ", about " + Timing.text(left()) + " left" : "");
  }

  private static String counted(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  /** Passes over a fork that does not run, since another one of its case failed. */
  void skipped() {
    index++;
  }

  /** Returns the plan of what is left, corrected by how the plan was kept so far. */
  private Duration left() {
    Duration left =
        turns.subList(index, turns.size()).stream()
            .map(each -> each.of().timing().oneFork())
            .reduce(Duration.ZERO, Duration::plus);
    if (planned.toMillis() == 0) {
      return left;
    }
    double factor = (double) taken.toMillis() / planned.toMillis();
    return Duration.ofMillis(Math.round(left.toMillis() * factor));
  }
}
