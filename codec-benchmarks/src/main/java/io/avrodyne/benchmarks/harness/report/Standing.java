package io.avrodyne.benchmarks.harness.report;

import io.avrodyne.benchmarks.harness.report.Verdict.Outcome;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Avrodyne's place at one operation on one track.
 *
 * @param operation the operation
 * @param own Avrodyne's name
 * @param rival the name of the best other contender
 * @param ratio how many times as fast as the rival Avrodyne is
 * @param place the place, from 1; contenders within the interval share it
 * @param outcome the place in a word
 * @param certain whether there are intervals, so that a difference means something
 */
record Standing(
    String operation,
    String own,
    String rival,
    double ratio,
    int place,
    Outcome outcome,
    boolean certain) {

  /** Returns the places at writing and reading, or else at all operations. */
  static List<Standing> allOf(Ranking ranking) {
    Optional<Row> own = ranking.own();
    return Operation.parts(ranking.operations()).stream()
        .flatMap(operation -> own.flatMap(row -> of(ranking, row, operation)).stream())
        .toList();
  }

  private static Optional<Standing> of(Ranking ranking, Row own, String operation) {
    List<Row> rivals =
        ranking.rows().stream()
            .filter(row -> !row.isOwn() && row.score(operation).isPresent())
            .toList();
    return rivals.isEmpty()
        ? Optional.empty()
        : own.score(operation).map(score -> of(rivals, own.name(), score, operation));
  }

  /**
   * Compares with the rival that decides the outcome. One that is faster beyond doubt counts more
   * than one whose mean is higher, and one within the interval more than one whose mean is closer.
   */
  private static Standing of(List<Row> rivals, String own, Score score, String operation) {
    TreeMap<Outcome, List<Row>> byOutcome =
        rivals.stream()
            .collect(
                Collectors.groupingBy(
                    row -> outcome(score, row.score(operation).orElseThrow()),
                    TreeMap::new,
                    Collectors.toList()));
    Outcome outcome = byOutcome.lastKey();
    Row rival =
        byOutcome.getOrDefault(outcome, List.of()).stream()
            .min(Comparator.comparing(row -> row.score(operation).orElseThrow(), Score.BEST_FIRST))
            .orElseThrow();
    Score other = rival.score(operation).orElseThrow();
    return new Standing(
        operation,
        own,
        rival.name(),
        score.relativeTo(other),
        byOutcome.getOrDefault(Outcome.NOT_FIRST, List.of()).size() + 1,
        outcome,
        score.hasInterval() && other.hasInterval());
  }

  private static Outcome outcome(Score own, Score rival) {
    if (own.overlaps(rival)) {
      return Outcome.TIE;
    }
    return rival.relativeTo(own) > 1 ? Outcome.NOT_FIRST : Outcome.FIRST;
  }

  /** Returns one sentence about all operations of a track. */
  static String sentence(List<Standing> standings) {
    String places = beatsOneRival(standings) ? joint(standings) : each(standings);
    boolean certain = standings.stream().allMatch(Standing::certain);
    return places + (certain ? "." : " (too few iterations for intervals).");
  }

  private static boolean beatsOneRival(List<Standing> standings) {
    return standings.stream().allMatch(s -> s.outcome == Outcome.FIRST)
        && standings.stream().map(Standing::rival).distinct().count() == 1;
  }

  private static String joint(List<Standing> standings) {
    Standing first = standings.get(0);
    return standings.stream()
        .map(s -> Operation.verb(s.operation) + " " + times(s.ratio))
        .collect(
            Collectors.joining(
                " and ", first.own + " ", " as fast as " + first.rival + ", the next best"));
  }

  private static String each(List<Standing> standings) {
    String own = standings.get(0).own;
    return standings.stream()
        .map(Standing::clause)
        .collect(Collectors.joining("; it ", own + " ", ""));
  }

  private String clause() {
    String noun = Operation.noun(operation);
    String verb = Operation.verb(operation);
    return switch (outcome) {
      case FIRST -> "%s %s as fast as %s, the next best".formatted(verb, times(ratio), rival);
      case TIE ->
          "ties with %s at %s (%s as fast, within the intervals)"
              .formatted(rival, noun, times(ratio));
      case NOT_FIRST ->
          "is not first at %s: its place is %s, and %s %s %s as fast"
              .formatted(noun, place, rival, verb, times(1 / ratio));
      case OPEN -> throw new IllegalStateException(operation);
    };
  }

  private static String times(double ratio) {
    return String.format(Locale.ROOT, "%.2f times", ratio);
  }
}
