package io.avrodyne.benchmarks.compare;

import io.avrodyne.benchmarks.evolution.AvrodyneKnownWriterBenchmark;
import io.avrodyne.benchmarks.evolution.AvrodynePlanBenchmark;
import io.avrodyne.benchmarks.evolution.Change;
import io.avrodyne.benchmarks.objects.AvrodyneBenchmark;
import io.avrodyne.benchmarks.objects.Data;
import io.avrodyne.benchmarks.workload.Workload;
import java.util.List;
import java.util.stream.Stream;

/** The cases that options select. */
final class Cases {

  /** The name of the benchmarks on data of earlier versions. */
  static final String EVOLUTION = "EVOLUTION";

  /** The default set, which covers each kind of code that the processor writes. */
  private static final List<Workload> USUAL =
      List.of(
          Workload.EQUITY_T1,
          Workload.EQUITY_T2,
          Workload.SIMPLE,
          Workload.SOCIAL_POST,
          Workload.UNION_RECORD,
          Workload.TEXT_RECORD,
          Workload.WIDE_100_RECORD);

  private Cases() {}

  static List<Case> of(Options options) {
    Stream<String> names =
        options.all()
            ? names().stream()
            : options.workloads().isEmpty()
                ? USUAL.stream().map(Workload::name)
                : options.workloads().stream();
    return names.flatMap(name -> of(name, options.operations())).toList();
  }

  /** Returns the names that {@code --workloads} accepts. */
  static List<String> names() {
    return Stream.concat(Stream.of(Workload.values()).map(Workload::name), Stream.of(EVOLUTION))
        .toList();
  }

  private static Stream<Case> of(String name, List<String> operations) {
    return name.equals(EVOLUTION) ? evolution() : objects(Workload.valueOf(name), operations);
  }

  private static Stream<Case> objects(Workload workload, List<String> operations) {
    return data(workload)
        .flatMap(
            data ->
                operations.stream()
                    .map(
                        operation ->
                            new Case(
                                AvrodyneBenchmark.class.getName() + "." + operation,
                                workload.name(),
                                List.of("workload=" + workload.name(), "data=" + data.name()))));
  }

  /** The published experiment has one object; so has each workload that repeats it. */
  private static Stream<Data> data(Workload workload) {
    return switch (workload) {
      case EQUITY_T1, EQUITY_T2 -> Stream.of(Data.CONSTANT, Data.ROTATING);
      default -> Stream.of(Data.ROTATING);
    };
  }

  private static Stream<Case> evolution() {
    return Stream.of(AvrodyneKnownWriterBenchmark.class, AvrodynePlanBenchmark.class)
        .flatMap(
            type ->
                Stream.of(Change.values())
                    .map(
                        change ->
                            new Case(
                                type.getName() + ".read",
                                EVOLUTION,
                                List.of("variant=" + change.name()))));
  }
}
