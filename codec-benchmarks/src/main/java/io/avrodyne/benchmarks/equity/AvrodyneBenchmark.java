package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.equity.model.EquityModel;

/** The codec that Avrodyne generates, with a reused output and input. */
public class AvrodyneBenchmark extends EquityBenchmark {

  @Override
  <E, M, T, O> Contender<?> contender(EquityModel<E, M, T, O> model) {
    return new CodecContender<>(model.generatedCodec(), model.published());
  }
}
