package io.avrodyne.benchmarks.compare;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/**
 * A run of both versions in alternating forks. A difference that the planned forks show is measured
 * again with as many, since some of many cases differ by chance; it counts if all forks together
 * still show it.
 */
final class Comparison {

  private final Forks forks;
  private final ScoreFile scores;
  private final PrintStream console;

  Comparison(Forks forks, ScoreFile scores, PrintStream console) {
    this.forks = forks;
    this.scores = scores;
    this.console = console;
  }

  /** Measures the cases, one fork of each in turn, so that a slow minute hits all alike. */
  void run(List<Case> cases, int count) throws IOException, InterruptedException {
    for (int round = 1; round <= count; round++) {
      for (Case each : cases) {
        fill(each, round);
      }
    }
    List<Case> different = cases.stream().filter(this::isDifferent).toList();
    console.printf("%d cases differ; they are measured again.%n", different.size());
    for (int round = count + 1; round <= 2 * count; round++) {
      for (Case each : different) {
        fill(each, round);
      }
    }
  }

  private boolean isDifferent(Case measured) {
    return scores.of(measured).verdict() != Verdict.EQUAL;
  }

  /** Runs what a case lacks of this many forks, and the base first in every other round. */
  private void fill(Case measured, int count) throws IOException, InterruptedException {
    List<Side> order =
        count % 2 == 1 ? List.of(Side.BASE, Side.CURRENT) : List.of(Side.CURRENT, Side.BASE);
    for (Side side : order) {
      if (scores.of(measured).of(side).size() < count) {
        double score = forks.run(side, measured);
        scores.add(measured, side, score);
        console.printf(Locale.ROOT, "%-45s %-8s %12.3f%n", measured.name(), side, score);
      }
    }
  }
}
