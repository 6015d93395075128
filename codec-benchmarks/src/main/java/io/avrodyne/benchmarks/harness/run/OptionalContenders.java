package io.avrodyne.benchmarks.harness.run;

import io.avrodyne.benchmarks.harness.report.Failure;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The contenders that only builds with a Maven profile have. Other builds report them as missing.
 */
final class OptionalContenders {

  private static final List<String> CLASSES =
      List.of(
          "io.avrodyne.benchmarks.objects.Avro4kBenchmark",
          "io.avrodyne.benchmarks.objects.Avro4kGenericBenchmark");

  /** The workloads of avro4k's own benchmarks. */
  private static final Pattern WORKLOADS =
      Pattern.compile("SIMPLE(_NULLABLE)?|COMPLEX(_NO_PICTURE)?|LISTS");

  private static final String REASON =
      "does not take part: this build lacks avro4k; -Pavro4k adds version 1.10.1, and the artifacts"
          + " of avro4k 2 are not available";

  private OptionalContenders() {}

  /**
   * Returns a row for each contender that this build lacks, with each workload of its own.
   *
   * @param isSelected tells whether a benchmark is selected by its name
   * @param others the cases of the contenders that this build has
   */
  static List<Failure> missing(Predicate<String> isSelected, Collection<CaseId> others) {
    List<Failure> missing = new ArrayList<>();
    for (String name : CLASSES) {
      if (!exists(name)) {
        others.stream()
            .filter(id -> isSelected.test(name + "." + id.name().method()))
            .filter(id -> WORKLOADS.matcher(id.workload()).matches())
            .map(CaseId::parameters)
            .distinct()
            .forEach(parameters -> missing.add(new Failure(name, parameters, REASON)));
      }
    }
    return missing;
  }

  /** Returns the option of Maven that this build had, to add to a command, or an empty text. */
  static String option() {
    return CLASSES.stream().allMatch(OptionalContenders::exists) ? " -Pavro4k" : "";
  }

  private static boolean exists(String name) {
    String file = "/" + name.replace('.', '/') + ".class";
    return OptionalContenders.class.getResource(file) != null;
  }
}
