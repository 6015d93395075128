package io.avrodyne.benchmarks.compare;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The sources of the workloads, of the benchmarks that drive them, and of the profiler by which
 * their forks take turns. They are compiled once for each version, and use API that both have.
 */
final class WorkloadSources {

  private static final Path BENCHMARKS =
      Path.of("codec-benchmarks/src/main/java/io/avrodyne/benchmarks");

  /** What programs of the build write. */
  private static final Path WRITTEN =
      Path.of("codec-benchmarks/target/generated-sources/programs/io/avrodyne/benchmarks");

  private static final Path FIXTURES = Path.of("fixtures/src/main/java/io/avrodyne/fixtures");

  /** Folders with everything below them. */
  private static final List<Path> FOLDERS =
      List.of(
          BENCHMARKS.resolve("workload"),
          BENCHMARKS.resolve("contender"),
          BENCHMARKS.resolve("objects"),
          BENCHMARKS.resolve("evolution"),
          BENCHMARKS.resolve("harness"),
          WRITTEN.resolve("workload"),
          FIXTURES.resolve("equity"),
          Path.of("fixtures/target/generated-sources/equity"),
          FIXTURES.resolve("evolution"),
          FIXTURES.resolve("money"));

  private static final List<Path> FILES =
      Stream.concat(
              Stream.of(
                      "objects/Avrodyne", "evolution/AvrodyneKnownWriter", "evolution/AvrodynePlan")
                  .map(name -> WRITTEN.resolve(name + "Benchmark.java")),
              Stream.of(
                      "compare/Side",
                      "compare/Turns",
                      "format/avrodyne/AvrodyneFormats",
                      "format/avrodyne/CodecContender",
                      "format/avrodyne/MessageContender")
                  .map(name -> BENCHMARKS.resolve(name + ".java")))
          .toList();

  /** The benchmark in the folders that needs floors. */
  private static final String LEFT_OUT = "AllocationFloorBenchmark.java";

  /** The earlier versions of a fixture; the processor and a benchmark read them. */
  static final Path HISTORY = Path.of("fixtures/src/main/avro-history");

  private WorkloadSources() {}

  /** Finds the sources in the top folder of the project. */
  static List<Path> in(Path project) throws IOException {
    List<Path> sources = new ArrayList<>(FILES.stream().map(project::resolve).toList());
    for (Path folder : FOLDERS) {
      try (Stream<Path> files = Files.walk(project.resolve(folder))) {
        files
            .filter(file -> file.toString().endsWith(".java"))
            .filter(file -> !file.endsWith(LEFT_OUT))
            .sorted()
            .forEach(sources::add);
      }
    }
    return sources;
  }

  /** Returns whether a package has data that can be left out. */
  static boolean isWorkload(String name) {
    return name.contains(".workload.")
        || name.endsWith(".evolution")
        || name.startsWith("io.avrodyne.fixtures.");
  }

  /** Returns the name of the package of a source, or of a file that a processor writes for it. */
  static String packageOf(Path source) {
    String path = source.toString().replace(File.separatorChar, '.');
    String type = path.substring(path.indexOf("io.avrodyne."), path.lastIndexOf(".java"));
    return type.substring(0, type.lastIndexOf('.'));
  }
}
