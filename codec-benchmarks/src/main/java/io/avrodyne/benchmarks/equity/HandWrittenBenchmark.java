package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.equity.model.EquityModel;

/**
 * A codec written by hand over the same output and input: what generated code can at best reach.
 */
public class HandWrittenBenchmark extends EquityBenchmark {

  @Override
  <E, M, T, O> Contender<?> contender(EquityModel<E, M, T, O> model) {
    return new CodecContender<>(model.handWrittenCodec(), model.published());
  }
}
