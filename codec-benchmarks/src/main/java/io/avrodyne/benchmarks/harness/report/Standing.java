package io.avrodyne.benchmarks.harness.report;

import io.avrodyne.benchmarks.harness.report.Verdict.Outcome;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
    Optional<Row> rival = best(ranking, rivals, operation);
    return own.score(operation)
        .flatMap(score -> rival.map(best -> of(ranking, own, score, best, operation)));
  }

  private static Optional<Row> best(Ranking ranking, List<Row> rows, String operation) {
    return rows.stream().max(Comparator.comparingDouble(row -> speed(ranking, row, operation)));
  }

  private static double speed(Ranking ranking, Row row, String operation) {
    return ranking.relative(row, operation).orElse(0);
  }

  private static Standing of(Ranking ranking, Row own, Score score, Row rival, String operation) {
    List<Row> faster = faster(ranking, score, operation);
    List<Row> equal = equal(ranking, score, operation);
    // A rival that is faster beyond doubt counts more than one whose mean is higher, and one within
    // the interval more than one whose mean is closer.
    Row named =
        best(ranking, faster, operation).or(() -> best(ranking, equal, operation)).orElse(rival);
    Score other = named.score(operation).orElseThrow();
    double ratio = score.relativeTo(other);
    return new Standing(
        operation,
        own.name(),
        named.name(),
        ratio,
        faster.size() + 1,
        !faster.isEmpty() ? Outcome.NOT_FIRST : equal.isEmpty() ? Outcome.FIRST : Outcome.TIE,
        score.hasInterval() && other.hasInterval());
  }

  /** Returns the rivals whose intervals have a value in common with that of this score. */
  private static List<Row> equal(Ranking ranking, Score own, String operation) {
    return ranking.rows().stream()
        .filter(row -> !row.isOwn())
        .filter(row -> row.score(operation).filter(own::overlaps).isPresent())
        .toList();
  }

  /** Returns the rivals whose intervals are above that of this score. */
  private static List<Row> faster(Ranking ranking, Score own, String operation) {
    return ranking.rows().stream()
        .filter(row -> !row.isOwn())
        .filter(
            row ->
                row.score(operation)
                    .filter(score -> score.relativeTo(own) > 1 && !score.overlaps(own))
                    .isPresent())
        .toList();
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
    return switch (outcome) {
      case FIRST ->
          Operation.verb(operation)
              + " "
              + times(ratio)
              + " as fast as "
              + rival
              + ", the next best";
      case TIE ->
          "ties with "
              + rival
              + " at "
              + noun
              + " ("
              + times(ratio)
              + " as fast, within the intervals)";
      case NOT_FIRST ->
          "is not first at "
              + noun
              + ": its place is "
              + place
              + ", and "
              + rival
              + " "
              + Operation.verb(operation)
              + " "
              + times(1 / ratio)
              + " as fast";
      case OPEN -> throw new IllegalStateException(operation);
    };
  }

  private static String times(double ratio) {
    return String.format(Locale.ROOT, "%.2f times", ratio);
  }
}
