package io.avrodyne.benchmarks.compare;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A file with the ratios of the pairs of each case, which is written whenever a pair ends. A run
 * that was interrupted goes on from there.
 */
final class ScoreFile {

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final TypeReference<TreeMap<String, List<Double>>> RATIOS =
      new TypeReference<>() {};

  private final Path file;
  private final Map<String, List<Double>> ratios;

  private ScoreFile(Path file, Map<String, List<Double>> ratios) {
    this.file = file;
    this.ratios = ratios;
  }

  /** Reads a file, if there is one. */
  static ScoreFile open(Path file) throws IOException {
    return new ScoreFile(
        file, Files.exists(file) ? JSON.readValue(file.toFile(), RATIOS) : new TreeMap<>());
  }

  /**
   * Returns the ratios of the pairs of a case, in the order in which they ran: how many times as
   * fast as the base the working tree is.
   */
  List<Double> of(Case measured) {
    return ratios.computeIfAbsent(measured.name(), name -> new ArrayList<>());
  }

  void add(Case measured, Pair pair) throws IOException {
    of(measured).add(pair.ratio());
    // A run that is interrupted here must not leave half a file.
    Path unfinished = file.resolveSibling(file.getFileName() + ".tmp");
    JSON.writeValue(unfinished.toFile(), ratios);
    Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
  }
}
