package io.avrodyne.benchmarks.harness.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The caveats of all contenders, numbered in the order in which the tables show them. */
final class Notes {

  private final Map<String, Integer> numbers = new LinkedHashMap<>();

  private Notes() {}

  static Notes of(List<Section> sections) {
    Notes notes = new Notes();
    for (Section section : sections) {
      for (Ranking ranking : section.rankings()) {
        ranking.rows().forEach(row -> row.description().caveats().forEach(notes::add));
      }
    }
    return notes;
  }

  private void add(String caveat) {
    numbers.putIfAbsent(caveat, numbers.size() + 1);
  }

  /** Returns the sentences; the first is number 1. */
  List<String> sentences() {
    return List.copyOf(numbers.keySet());
  }

  List<Integer> numbersOf(Row row) {
    return row.description().caveats().stream()
        .map(caveat -> numbers.getOrDefault(caveat, 0))
        .toList();
  }

  /** Returns the numbers of a contender's caveats, separated by commas. */
  String referencesOf(Row row) {
    return numbersOf(row).stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
