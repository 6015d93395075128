package io.avrodyne.benchmarks.compare;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;

/**
 * A runner of single forks of JMH, each a process with the class path of its version. The score of
 * a fork is that of its faster iterations: whatever else the machine does makes others slower, and
 * none faster.
 */
final class Forks {

  /** Long enough for the code of the largest workloads to be compiled, and the same for all. */
  private static final List<String> TIMES =
      List.of("-f", "1", "-wi", "4", "-w", "1", "-i", "25", "-r", "100ms", "-foe", "true");

  /** One in so many iterations may be faster than the score. */
  private static final int BEST = 5;

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final Map<Side, Version> versions;
  private final Path folder;

  /** Creates one with a folder for the results and the output of JMH. */
  Forks(Map<Side, Version> versions, Path folder) {
    this.versions = Map.copyOf(versions);
    this.folder = folder;
  }

  /**
   * Runs one fork and returns its score, in operations per unit of time.
   *
   * @throws IOException if it fails; the message has the end of what JMH printed
   */
  double run(Side side, Case measured) throws IOException, InterruptedException {
    Path result = folder.resolve("fork.json");
    Path log = folder.resolve("fork.log");
    Files.deleteIfExists(result);
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of("-cp", Version.joined(version(side).classPath()), "org.openjdk.jmh.Main"));
    command.addAll(measured.arguments());
    command.addAll(TIMES);
    command.addAll(List.of("-rf", "json", "-rff", result.toString()));
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    try {
      int status = process.waitFor();
      if (status != 0 || !Files.exists(result)) {
        throw new IOException(measured.name() + " failed: " + end(log));
      }
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    return score(Files.readString(result));
  }

  /** Returns the score of the only fork of the only benchmark in JMH's results. */
  static double score(String results) throws IOException {
    JsonNode benchmarks = JSON.readTree(results);
    JsonNode iterations = benchmarks.path(0).at("/primaryMetric/rawData/0");
    if (benchmarks.size() != 1 || iterations.isEmpty()) {
      throw new IOException("JMH measured " + benchmarks.size() + " benchmarks instead of one");
    }
    double[] scores =
        StreamSupport.stream(iterations.spliterator(), false)
            .mapToDouble(JsonNode::doubleValue)
            .sorted()
            .toArray();
    return scores[scores.length - 1 - scores.length / BEST];
  }

  private Version version(Side side) {
    Version version = versions.get(side);
    if (version == null) {
      throw new IllegalStateException(side + " is not built");
    }
    return version;
  }

  private static String end(Path log) throws IOException {
    List<String> lines = Files.readAllLines(log);
    return String.join("\n", lines.subList(Math.max(0, lines.size() - 30), lines.size()));
  }
}
