package io.avrodyne.benchmarks.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A runner of single forks of JMH, each a process with the class path of its version. */
final class Forks {

  /** Long enough for the code of the largest workloads to be compiled, and the same for all. */
  private static final List<String> TIMES =
      List.of("-f", "1", "-wi", "4", "-w", "1", "-i", "4", "-r", "1", "-foe", "true");

  private static final String SCORE = "Score";

  private final Map<Side, Version> versions;
  private final Path folder;

  /**
   * Creates one.
   *
   * @param folder for the results and the output of JMH
   */
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
    Path result = folder.resolve("fork.csv");
    Path log = folder.resolve("fork.log");
    Files.deleteIfExists(result);
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of("-cp", Version.joined(version(side).classPath()), "org.openjdk.jmh.Main"));
    command.addAll(measured.arguments());
    command.addAll(TIMES);
    command.addAll(List.of("-rf", "csv", "-rff", result.toString()));
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
    return score(Files.readAllLines(result));
  }

  /** Returns the score in JMH's table, whose first line has the names of the columns. */
  static double score(List<String> lines) throws IOException {
    if (lines.size() != 2) {
      throw new IOException("JMH measured " + (lines.size() - 1) + " benchmarks instead of one");
    }
    List<String> names = List.of(lines.get(0).replace("\"", "").split(",", -1));
    return Double.parseDouble(lines.get(1).split(",", -1)[names.indexOf(SCORE)]);
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
