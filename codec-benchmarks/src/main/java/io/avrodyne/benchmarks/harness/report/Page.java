package io.avrodyne.benchmarks.harness.report;

import java.util.List;

/**
 * The content of the report, which each output lays out in its way.
 *
 * @param experiments the results with figures of their own, one table for each experiment
 * @param sections the results
 * @param notes the caveats of all contenders, in the order in which the tables show them
 * @param environment the machine and the settings
 * @param libraries the versions
 * @param command the command that repeats the run
 * @param baseline the scores to compare with
 */
record Page(
    List<FigureTable> experiments,
    List<Section> sections,
    List<String> notes,
    Table environment,
    Table libraries,
    String command,
    Baseline baseline) {

  /** How the scores came about and how to read them. */
  static final List<String> METHOD =
      List.of(
          "Each score is the mean of all measured iterations of all forks, with JMH's confidence"
              + " interval of 99.9 %. Two scores whose intervals overlap are called a tie.",
          "Before it is measured, each contender must write every object of the workload, read it"
              + " back equal, and, if its format is Avro, write the bytes that Avrodyne writes. The"
              + " build compares those with Apache Avro.",
          "Contenders are compared within a track only. % is the share of the best score in the"
              + " table; rows are ordered by the geometric mean of these shares, and those that lack"
              + " an operation come last.",
          "B/op is the memory that an operation allocates. Wire and gzip are the mean size of an"
              + " encoded object in bytes, each compressed by itself for gzip.");

  Page {
    experiments = List.copyOf(experiments);
    sections = List.copyOf(sections);
    notes = List.copyOf(notes);
  }

  static List<String> notes(List<Section> sections) {
    return sections.stream()
        .flatMap(section -> section.rankings().stream())
        .flatMap(ranking -> ranking.rows().stream())
        .flatMap(row -> row.description().caveats().stream())
        .distinct()
        .toList();
  }

  /** Returns the numbers of a contender's caveats; that of the first note is 1. */
  List<Integer> notesOf(Row row) {
    return row.description().caveats().stream().map(caveat -> notes.indexOf(caveat) + 1).toList();
  }
}
