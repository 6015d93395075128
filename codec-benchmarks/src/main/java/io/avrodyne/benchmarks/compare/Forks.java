package io.avrodyne.benchmarks.compare;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.StreamSupport;

/**
 * A runner of pairs of forks of JMH, one of each entrant with its class path. They take turns, an
 * iteration each, because other users of a machine can make it slower for seconds or minutes.
 */
final class Forks {

  /** Long enough for the code of the largest workloads to be compiled, and the same for all. */
  private static final List<String> TIMES =
      List.of("-f", "1", "-wi", "4", "-w", "1", "-i", "25", "-r", "100ms", "-foe", "true");

  /** Lets both forks run, since JMH allows one run on a machine, and {@link CompareMain} is it. */
  private static final String TWO_AT_ONCE = "-Djmh.ignoreLock=true";

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final Entrants entrants;
  private final Path folder;

  /** Creates one with a folder for the results and the output of JMH. */
  Forks(Entrants entrants, Path folder) {
    this.entrants = entrants;
    this.folder = folder;
  }

  /**
   * Runs a pair.
   *
   * @throws IOException if a fork fails; the message has the end of what JMH printed
   */
  Pair run(Case measured, Side first) throws IOException {
    Turns.begin(turns(), first);
    Map<Side, Process> forks = new EnumMap<>(Side.class);
    try {
      for (Side side : Side.values()) {
        forks.put(side, start(measured, side));
      }
      CompletableFuture<?>[] ends =
          forks.values().stream().map(Process::onExit).toArray(CompletableFuture<?>[]::new);
      CompletableFuture.anyOf(ends).join();
      check(forks, measured); // A fork waits for ever if the other one has failed.
      CompletableFuture.allOf(ends).join();
      check(forks, measured);
    } finally {
      for (Process fork : forks.values()) {
        fork.descendants().forEach(ProcessHandle::destroyForcibly);
        fork.destroyForcibly();
      }
    }
    return Pair.of(
        iterations(Files.readString(result(Side.BASE))),
        iterations(Files.readString(result(Side.CURRENT))));
  }

  private Process start(Case measured, Side side) throws IOException {
    Files.deleteIfExists(result(side));
    Entrant entrant = entrants.of(side);
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(TWO_AT_ONCE, "-cp", Entrant.joined(entrant.classPath()), "org.openjdk.jmh.Main"));
    command.addAll(measured.arguments(entrant.contender()));
    command.addAll(TIMES);
    command.addAll(List.of("-prof", Turns.argument(turns(), side)));
    command.addAll(List.of("-rf", "json", "-rff", result(side).toString()));
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(log(side).toFile())
        .start();
  }

  private void check(Map<Side, Process> forks, Case measured) throws IOException {
    for (Map.Entry<Side, Process> fork : forks.entrySet()) {
      Side side = fork.getKey();
      Process process = fork.getValue();
      if (!process.isAlive() && (process.exitValue() != 0 || !Files.exists(result(side)))) {
        throw new IOException(
            measured.name() + ", " + entrants.of(side).label() + " failed: " + end(log(side)));
      }
    }
  }

  /**
   * Returns the scores of the iterations of the only fork of the only benchmark in JMH's results.
   */
  static List<Double> iterations(String results) throws IOException {
    JsonNode benchmarks = JSON.readTree(results);
    JsonNode iterations = benchmarks.path(0).at("/primaryMetric/rawData/0");
    if (benchmarks.size() != 1 || iterations.isEmpty()) {
      throw new IOException("JMH measured " + benchmarks.size() + " benchmarks instead of one");
    }
    return StreamSupport.stream(iterations.spliterator(), false)
        .map(JsonNode::doubleValue)
        .toList();
  }

  private Path turns() {
    return folder.resolve("turns");
  }

  private Path result(Side side) {
    return folder.resolve(side + ".json");
  }

  private Path log(Side side) {
    return folder.resolve(side + ".log");
  }

  private static String end(Path log) throws IOException {
    List<String> lines = Files.readAllLines(log);
    return String.join("\n", lines.subList(Math.max(0, lines.size() - 30), lines.size()));
  }
}
