package io.avrodyne.benchmarks.compare;

import io.avrodyne.benchmarks.evolution.AvrodyneKnownWriterBenchmark;
import io.avrodyne.benchmarks.evolution.AvrodynePlanBenchmark;
import io.avrodyne.benchmarks.evolution.Change;
import io.avrodyne.benchmarks.objects.AvrodyneBenchmark;
import io.avrodyne.benchmarks.objects.Data;
import io.avrodyne.benchmarks.workload.Workload;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The cases that options select. */
final class Cases {

  /** The name of the benchmarks on data of earlier versions. */
  static final String EVOLUTION = "EVOLUTION";

  /** The default set, which covers each kind of code that the processor writes. */
  static final List<String> USUAL =
      Stream.of(
              Workload.EQUITY_T1,
              Workload.EQUITY_T2,
              Workload.SIMPLE,
              Workload.SOCIAL_POST,
              Workload.UNION_RECORD,
              Workload.TEXT_RECORD,
              Workload.WIDE_100_RECORD)
          .map(Workload::name)
          .toList();

  private Cases() {}

  static List<Case> of(Options options) {
    List<Case> cases = new ArrayList<>();
    for (String name : options.workloads()) {
      if (name.equals(EVOLUTION)) {
        addEvolution(cases);
      } else {
        addObjects(cases, Workload.valueOf(name), options.operations());
      }
    }
    return cases;
  }

  /** Returns the names that {@code --workloads} accepts. */
  static List<String> names() {
    return Stream.concat(Stream.of(Workload.values()).map(Workload::name), Stream.of(EVOLUTION))
        .toList();
  }

  private static void addObjects(List<Case> cases, Workload workload, List<String> operations) {
    for (Data data : data(workload)) {
      for (String operation : operations) {
        String benchmark = AvrodyneBenchmark.class.getName() + "." + operation;
        cases.add(new Case(benchmark, workload.name(), "data=" + data.name()));
      }
    }
  }

  /** The published experiment has one object; so has each workload that repeats it. */
  private static List<Data> data(Workload workload) {
    return switch (workload) {
      case EQUITY_T1, EQUITY_T2 -> List.of(Data.CONSTANT, Data.ROTATING);
      default -> List.of(Data.ROTATING);
    };
  }

  private static void addEvolution(List<Case> cases) {
    for (Class<?> type : List.of(AvrodyneKnownWriterBenchmark.class, AvrodynePlanBenchmark.class)) {
      for (Change change : Change.values()) {
        cases.add(new Case(type.getName() + ".read", EVOLUTION, "variant=" + change.name()));
      }
    }
  }
}
