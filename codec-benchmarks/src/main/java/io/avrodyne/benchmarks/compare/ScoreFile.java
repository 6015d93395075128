package io.avrodyne.benchmarks.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A file with the score of each fork of two versions, a line each, to which every fork is added
 * when it ends. A run that was interrupted goes on from there.
 */
final class ScoreFile {

  private static final String SEPARATOR = "\t";

  /** The last column, without which a line is not complete. */
  private static final String END = "end";

  private final Path file;
  private final Map<String, Scores> scores = new HashMap<>();

  private ScoreFile(Path file) {
    this.file = file;
  }

  /** Reads a file, if there is one, and deletes a last line that was not written to its end. */
  static ScoreFile open(Path file) throws IOException {
    ScoreFile scores = new ScoreFile(file);
    if (Files.exists(file)) {
      List<String> complete =
          Files.readAllLines(file).stream().filter(line -> line.endsWith(END)).toList();
      Files.write(file, complete);
      for (String line : complete) {
        String[] parts = line.split(SEPARATOR, -1);
        scores.of(parts[0]).of(Side.valueOf(parts[1])).add(Double.parseDouble(parts[2]));
      }
    }
    return scores;
  }

  Scores of(Case measured) {
    return of(measured.name());
  }

  private Scores of(String name) {
    return scores.computeIfAbsent(name, any -> new Scores());
  }

  void add(Case measured, Side side, double score) throws IOException {
    of(measured).of(side).add(score);
    String line = String.join(SEPARATOR, measured.name(), side.name(), Double.toString(score), END);
    Files.write(file, List.of(line), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
