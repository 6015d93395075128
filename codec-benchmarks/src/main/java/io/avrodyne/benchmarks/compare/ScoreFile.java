package io.avrodyne.benchmarks.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A file with the scores of each pair of forks, a line each, to which every pair is added when it
 * ends. A run that was interrupted goes on from there.
 */
final class ScoreFile {

  private static final String SEPARATOR = "\t";

  /** The last column, without which a line is not complete. */
  private static final String END = "end";

  private final Path file;
  private final Map<String, Ratios> ratios = new HashMap<>();

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
        scores.of(parts[0]).add(pair(parts));
      }
    }
    return scores;
  }

  private static Pair pair(String[] parts) {
    return new Pair(
        Double.parseDouble(parts[1]), Double.parseDouble(parts[2]), Double.parseDouble(parts[3]));
  }

  Ratios of(Case measured) {
    return of(measured.name());
  }

  private Ratios of(String name) {
    return ratios.computeIfAbsent(name, any -> new Ratios());
  }

  void add(Case measured, Pair pair) throws IOException {
    of(measured).add(pair);
    String line =
        String.join(
            SEPARATOR,
            measured.name(),
            Double.toString(pair.base()),
            Double.toString(pair.current()),
            Double.toString(pair.ratio()),
            END);
    Files.write(file, List.of(line), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
