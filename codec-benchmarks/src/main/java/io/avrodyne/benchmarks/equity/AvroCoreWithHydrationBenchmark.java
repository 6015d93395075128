package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.equity.model.EquityModel;

/** Apache Avro's generic records, mapped from and to the application's objects by hand. */
public class AvroCoreWithHydrationBenchmark extends EquityBenchmark {

  @Override
  <E, M, T, O> Contender<?> contender(EquityModel<E, M, T, O> model) {
    return new HydratedRecordContender<>(model);
  }
}
