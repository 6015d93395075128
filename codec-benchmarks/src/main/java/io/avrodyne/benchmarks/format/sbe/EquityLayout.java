package io.avrodyne.benchmarks.format.sbe;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Workload;
import io.avrodyne.fixtures.equity.t2.EquityMarketPriceEvent;
import java.util.Optional;

/** The one layout that was written, and its class. */
final class EquityLayout {

  private EquityLayout() {}

  static Optional<String> refusal(Workload workload) {
    return workload == Workload.EQUITY_T2
        ? Optional.empty()
        : Optional.of("fixed layout written for the equity event only");
  }

  @SuppressWarnings("unchecked") // T is the event.
  static <T> Contender<T, ?> contender(
      Model<T> model, Contender<EquityMarketPriceEvent, ?> contender) {
    if (model.type() != EquityMarketPriceEvent.class) {
      throw new IllegalArgumentException("No layout for " + model.type());
    }
    return (Contender<T, ?>) contender;
  }
}
