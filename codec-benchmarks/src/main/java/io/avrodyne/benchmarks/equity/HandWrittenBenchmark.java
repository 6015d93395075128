package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.equity.model.EquityModel;

/**
 * A codec written by hand for the same output and input: the best that generated code can reach.
 */
public class HandWrittenBenchmark extends EquityBenchmark {

  @Override
  <E, M, T, O> Contender<?> contender(EquityModel<E, M, T, O> model) {
    return new CodecContender<>(model.handWrittenCodec(), model.published());
  }
}
