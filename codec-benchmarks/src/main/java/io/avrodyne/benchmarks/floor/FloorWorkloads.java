package io.avrodyne.benchmarks.floor;

import io.avrodyne.benchmarks.workload.Workload;
import java.util.Optional;

/** The workloads that floors are written for. */
public final class FloorWorkloads {

  private FloorWorkloads() {}

  /** Returns why there is no floor for the workload; empty if there is one. */
  public static Optional<String> refusal(Workload workload) {
    return switch (workload) {
      case EQUITY_T1, EQUITY_T1_BOXED, EQUITY_T2, SIMPLE, SOCIAL_POST, TEXT_RECORD ->
          Optional.empty();
      default -> Optional.of("no floor written for this workload");
    };
  }
}
