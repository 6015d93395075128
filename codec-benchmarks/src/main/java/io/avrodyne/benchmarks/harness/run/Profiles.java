package io.avrodyne.benchmarks.harness.run;

import io.avrodyne.benchmarks.harness.Datasets;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The profiles. They match by name, so a workload or contender that is added takes part. */
final class Profiles {

  /** The profile of the benchmarks that only builds with the Maven profile of this name have. */
  static final String FLINK = "flink";

  private static final Map<String, Profile> ALL = ProfileTable.read();

  /** The experiment that runs without arguments. */
  private static final Profile PUBLISHED = Objects.requireNonNull(ALL.remove("published"));

  static {
    // A family of workloads is the first word of their names.
    Datasets.all().stream()
        .map(each -> each.name().replaceFirst("_.*", ""))
        .map(Profiles::family)
        .forEach(each -> ALL.put(each.name(), each));
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

  private static Profile family(String word) {
    Map<String, String> values = Map.of("workload", word + "(_.*)?");
    return new Profile(
        word.toLowerCase(Locale.ROOT),
        new Part("\\.objects\\.\\w+Benchmark\\.", values, "-prof gc"));
  }
}
