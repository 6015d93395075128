package io.avrodyne.benchmarks.compare;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * A run of both entrants in pairs of forks. A difference that the planned pairs show is measured
 * again with as many, since some of many cases differ by chance; it counts if all pairs together
 * still show it.
 */
final class Comparison {

  private final Entrants entrants;
  private final Forks forks;
  private final ScoreFile scores;
  private final PrintStream console;

  Comparison(Entrants entrants, Forks forks, ScoreFile scores, PrintStream console) {
    this.entrants = entrants;
    this.forks = forks;
    this.scores = scores;
    this.console = console;
  }

  /** Measures the cases, one pair of each in turn, so that a slow minute hits all alike. */
  void run(List<Case> cases, int count) throws IOException {
    for (int round = 1; round <= count; round++) {
      for (Case each : cases) {
        fill(each, round);
      }
    }
    List<Case> different = cases.stream().filter(each -> verdict(each) != Verdict.EQUAL).toList();
    console.printf("%d cases differ; they are measured again.%n", different.size());
    for (int round = count + 1; round <= 2 * count; round++) {
      for (Case each : different) {
        fill(each, round);
      }
    }
    printTable(cases);
  }

  Verdict verdict(Case measured) {
    return Verdict.of(scores.of(measured));
  }

  /** Runs what a case lacks of this many pairs, with the base first in every other one. */
  private void fill(Case measured, int count) throws IOException {
    if (scores.of(measured).size() < count) {
      Pair pair = forks.run(measured, count % 2 == 1 ? Side.BASE : Side.CURRENT);
      scores.add(measured, pair);
      console.printf(
          Locale.ROOT,
          "%-45s %s %.3f, %s %.3f, %s %.3f%n",
          measured.name(),
          entrants.base().label(),
          pair.base(),
          entrants.current().label(),
          pair.current(),
          entrants.ratio(),
          pair.ratio());
    }
  }

  /** Prints the result in Markdown. */
  private void printTable(List<Case> cases) {
    console.println("| case | " + entrants.ratio() + " | lowest, highest | pairs | verdict |");
    console.println("|---|---:|---:|---:|---|");
    for (Case each : cases) {
      List<Double> ratios = scores.of(each);
      console.printf(
          Locale.ROOT,
          "| %s | %.2f | %.2f, %.2f | %d | %s |%n",
          each.name(),
          Pair.median(ratios),
          Collections.min(ratios),
          Collections.max(ratios),
          ratios.size(),
          verdict(each).name().toLowerCase(Locale.ROOT));
    }
  }
}
