package io.avrodyne.benchmarks.compare;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A version of the library, with the workloads compiled by its processor for its runtime.
 *
 * @param classPath what its forks run
 * @param rejected the packages of workloads that it does not compile, with the first reason
 */
record Version(List<Path> classPath, Map<String, String> rejected) {

  /** Copies what it is given. */
  Version {
    classPath = List.copyOf(classPath);
    rejected = Map.copyOf(rejected);
  }

  /** Returns the folder with the classes of the workloads. */
  Path workloads() {
    return classPath.get(0);
  }

  /** Returns paths as an argument of a JVM or of javac. */
  static String joined(List<Path> paths) {
    return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
