package io.avrodyne.benchmarks.harness.run;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The order of the forks. The rivals of one table follow each other, and their forks alternate, so
 * that a machine that becomes slower for a while slows all of them.
 */
final class Schedule {

  private Schedule() {}

  /**
   * One fork of a case.
   *
   * @param round the number of the fork, from 1
   */
  record Turn(Case of, int round) {}

  static List<Turn> of(List<Case> cases) {
    Map<List<?>, Map<List<?>, List<Case>>> rivals =
        cases.stream()
            .collect(
                groupingBy(
                    each -> List.of(each.id().name().area(), each.id().data()),
                    LinkedHashMap::new,
                    groupingBy(
                        each -> List.of(each.id().name().method(), each.id().mode()),
                        LinkedHashMap::new,
                        toList())));
    return rivals.values().stream()
        .flatMap(ofData -> ofData.values().stream())
        .flatMap(Schedule::alternating)
        .toList();
  }

  private static Stream<Turn> alternating(List<Case> rivals) {
    int rounds = rivals.stream().mapToInt(each -> each.timing().rounds()).max().orElse(0);
    return IntStream.rangeClosed(1, rounds)
        .boxed()
        .flatMap(round -> rivals.stream().map(each -> new Turn(each, round)))
        .filter(turn -> turn.round() <= turn.of().timing().rounds());
  }
}
