package io.avrodyne.benchmarks.harness.run;

import io.avrodyne.benchmarks.harness.Datasets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The profiles. They match by name, so a workload or contender that is added takes part. */
final class Profiles {

  /** The profile of the benchmarks that only builds with the Maven profile of this name have. */
  static final String FLINK = "flink";

  private static final String GC = "-prof gc";

  /** The first words of the workloads' names. */
  private static final List<String> FAMILIES =
      Datasets.all().stream()
          .map(each -> each.name().replaceFirst("_.*", "").toLowerCase(Locale.ROOT))
          .distinct()
          .toList();

  /** The packages of the benchmarks that are not on objects of a workload. */
  private static final List<String> PACKAGES =
      List.of("evolution", "projection", "access", "interned", "files", "coldstart", "buildtime");

  private static final Map<String, Profile> ALL = ProfileTable.read();

  /** The experiment that runs without arguments. */
  private static final Profile PUBLISHED = Objects.requireNonNull(ALL.remove("published"));

  static {
    FAMILIES.forEach(each -> ALL.put(each, family(each)));
    PACKAGES.forEach(each -> ALL.put(each, ofPackage(each)));
  }

  private Profiles() {}

  /**
   * Returns the profile that the settings ask for. Arguments without a profile select by
   * themselves.
   *
   * @throws MisuseException if no profile has this name
   */
  static Profile of(Settings settings) throws MisuseException {
    Optional<String> name = settings.profile();
    if (name.isEmpty()) {
      return settings.arguments().isEmpty() ? PUBLISHED : Profile.everything();
    }
    Profile profile = ALL.get(name.orElseThrow());
    if (profile == null) {
      throw new MisuseException(
          "There is no profile "
              + name.orElseThrow()
              + ". Choose from "
              + String.join(", ", ALL.keySet())
              + ", sizes, starts");
    }
    return profile;
  }

  private static Profile family(String family) {
    String prefix = family.toUpperCase(Locale.ROOT);
    return new Profile(
        family,
        Part.of("\\.objects\\.\\w+Benchmark\\.", Map.of("workload", prefix + "(_.*)?"), GC));
  }

  private static Profile ofPackage(String name) {
    // The first operation of a JVM allocates what the profiler itself loads.
    boolean first = List.of("coldstart", "buildtime").contains(name);
    return new Profile(name, Part.of("\\." + name + "\\.", Map.of(), first ? "" : GC));
  }
}
