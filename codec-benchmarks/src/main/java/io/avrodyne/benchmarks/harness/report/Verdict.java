package io.avrodyne.benchmarks.harness.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Avrodyne's place in a section. Only contenders on one track are compared; the floors are named as
 * limits.
 *
 * @param outcome the worst place among writing and reading, on the first track that has a rival
 * @param sentence the places, in words
 * @param floors the speed as a share of the floors, if there are any
 */
record Verdict(Outcome outcome, String sentence, Optional<String> floors) {

  /** A summary of a verdict. */
  enum Outcome {
    /** Faster than every rival. */
    FIRST,
    /** Not slower than any rival, and within the interval of one. */
    TIE,
    /** Slower than a rival. */
    NOT_FIRST,
    /** Nothing to compare. */
    OPEN;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  static Verdict of(Section section) {
    List<Ranking> contested =
        section.rankings().stream()
            .filter(ranking -> !ranking.isFloor() && !Standing.allOf(ranking).isEmpty())
            .toList();
    return new Verdict(
        contested.stream()
            .findFirst()
            .map(ranking -> worst(Standing.allOf(ranking)))
            .orElse(Outcome.OPEN),
        contested.isEmpty() ? uncontested(section) : sentences(contested),
        section.own().flatMap(own -> floors(section, own)));
  }

  private static Outcome worst(List<Standing> standings) {
    List<Outcome> outcomes = standings.stream().map(Standing::outcome).toList();
    if (outcomes.contains(Outcome.NOT_FIRST)) {
      return Outcome.NOT_FIRST;
    }
    return outcomes.contains(Outcome.TIE) ? Outcome.TIE : Outcome.FIRST;
  }

  private static String uncontested(Section section) {
    Optional<Absence> absence =
        section.absences().stream().filter(a -> ContenderStyle.isOwn(a.contender())).findFirst();
    return absence
        .map(a -> a.name() + " has no result: " + a.reason() + ".")
        .orElse("Nothing to compare Avrodyne with.");
  }

  private static String sentences(List<Ranking> contested) {
    List<String> sentences = new ArrayList<>();
    for (Ranking ranking : contested) {
      String prefix = sentences.isEmpty() ? "" : "On the " + ranking.track() + " track, ";
      sentences.add(prefix + Standing.sentence(Standing.allOf(ranking)));
    }
    return String.join(" ", sentences);
  }

  private static Optional<String> floors(Section section, Row own) {
    return section
        .floors()
        .map(floors -> floors(floors, own))
        .filter(text -> !text.isEmpty())
        .map(text -> "Speed as a share of the floors: " + text + ".");
  }

  private static String floors(Ranking floors, Row own) {
    return floors.rows().stream()
        .map(floor -> ratios(floors, floor, own))
        .flatMap(Optional::stream)
        .collect(Collectors.joining("; "));
  }

  private static Optional<String> ratios(Ranking floors, Row floor, Row own) {
    String ratios =
        Operation.parts(floors.operations()).stream()
            .flatMap(
                operation ->
                    FloorRatio.of(own, floor, operation)
                        .map(percent -> Operation.title(operation) + " " + percent)
                        .stream())
            .collect(Collectors.joining(", "));
    return ratios.isEmpty() ? Optional.empty() : Optional.of(floor.name() + ": " + ratios);
  }
}
