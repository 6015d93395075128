package io.avrodyne.benchmarks.compare;

import io.avrodyne.benchmarks.harness.size.Contenders;
import io.avrodyne.benchmarks.harness.size.Timed;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One of the two that a comparison measures: a version of the library, with the workloads compiled
 * by its processor for its runtime, or a contender of the working tree.
 *
 * @param label its name in tables
 * @param contender the contender whose benchmark it runs
 * @param classPath what its forks run
 * @param refusal returns why it cannot take part in a case; empty if it can
 */
record Entrant(
    String label,
    String contender,
    List<Path> classPath,
    Function<Case, Optional<String>> refusal) {

  /** The contender that versions of the library are compared by. */
  static final String AVRODYNE = "Avrodyne";

  /** Copies the list. */
  Entrant {
    classPath = List.copyOf(classPath);
  }

  /**
   * Returns a version.
   *
   * @param rejected the packages of workloads that it does not compile, with the first reason
   */
  static Entrant version(String label, List<Path> classPath, Map<String, String> rejected) {
    return new Entrant(
        label,
        AVRODYNE,
        classPath,
        each -> each.packages().stream().map(rejected::get).filter(Objects::nonNull).findFirst());
  }

  static Entrant contender(String name) {
    Timed benchmark = Objects.requireNonNull(Contenders.ofAllProcesses().get(name));
    return new Entrant(name, name, ownClassPath().toList(), each -> each.refusal(benchmark));
  }

  /** Returns the class path of this program. */
  static Stream<Path> ownClassPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .map(Path::of);
  }

  /** Returns paths as an argument of a JVM or of javac. */
  static String joined(List<Path> paths) {
    return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
