package io.avrodyne.benchmarks.harness.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Avrodyne's place in a section. Only contenders on one track are compared; the floors are named as
 * limits.
 *
 * @param outcome the worst place among writing and reading, on the first track that has a rival
 * @param sentence the places, in words
 * @param floors the speed as a share of the floors, if there are any
 */
record Verdict(Outcome outcome, String sentence, Optional<String> floors) {

  /** A summary of a verdict, from the best to the worst. */
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
    return contested.isEmpty()
        ? new Verdict(Outcome.OPEN, uncontested(section), floors(section))
        : new Verdict(worst(contested.get(0)), sentences(contested), floors(section));
  }

  private static Outcome worst(Ranking ranking) {
    return Collections.max(Standing.allOf(ranking).stream().map(Standing::outcome).toList());
  }

  private static String uncontested(Section section) {
    return section.absences().stream()
        .filter(absence -> ContenderStyle.isOwn(absence.contender()))
        .findFirst()
        .map(absence -> absence.name() + " has no result: " + absence.reason() + ".")
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

  private static Optional<String> floors(Section section) {
    String shares =
        section.floors().stream()
            .flatMap(
                floors -> floors.rows().stream().flatMap(floor -> shares(section, floors, floor)))
            .collect(Collectors.joining("; "));
    return shares.isEmpty()
        ? Optional.empty()
        : Optional.of("Speed as a share of the floors: " + shares + ".");
  }

  private static Stream<String> shares(Section section, Ranking floors, Row floor) {
    String shares =
        Operation.parts(floors.operations()).stream()
            .flatMap(
                operation ->
                    section.share(floor, operation).stream()
                        .map(share -> Operation.title(operation) + " " + share))
            .collect(Collectors.joining(", "));
    return shares.isEmpty() ? Stream.empty() : Stream.of(floor.name() + ": " + shares);
  }
}
