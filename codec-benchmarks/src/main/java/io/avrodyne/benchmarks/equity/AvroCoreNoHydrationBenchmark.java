package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.equity.model.EquityModel;
import java.io.IOException;

/** Apache Avro's generic records as they are, without the application's objects. */
public class AvroCoreNoHydrationBenchmark extends EquityBenchmark {

  @Override
  <E, M, T, O> Contender<?> contender(EquityModel<E, M, T, O> model) throws IOException {
    return new NativeRecordContender<>(model);
  }
}
