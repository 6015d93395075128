package io.avrodyne.benchmarks.compare;

import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.objects.AvrodyneBenchmark;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The contenders of the working tree's benchmarks on objects, as the two of a comparison. */
final class Contenders {

  private Contenders() {}

  /** Returns the first contender, compared with the second one. */
  static Entrants of(List<String> contenders) {
    List<Path> classPath =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .map(Path::of)
            .toList();
    List<Entrant> entrants =
        contenders.stream().map(name -> new Entrant(name, name, classPath)).toList();
    return new Entrants(entrants.get(1), entrants.get(0));
  }

  /** Returns whether benchmarks have a contender of this name. */
  static boolean exists(String name) {
    try {
      benchmark(name);
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  /** Returns why a contender cannot take part in a case; empty if it can. */
  static Optional<String> refusal(Entrant entrant, Case measured) {
    try {
      return benchmark(entrant.contender())
          .getConstructor()
          .newInstance()
          .refusal(Map.of("workload", measured.workload()));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Class<? extends Described> benchmark(String name) throws ClassNotFoundException {
    String type = AvrodyneBenchmark.class.getPackageName() + "." + name + "Benchmark";
    return Class.forName(type).asSubclass(Described.class);
  }
}
