package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.equity.model.EquityModel;

/**
 * Protobuf's messages as they are, as published. One message stands for all variants: proto3 has no
 * nullable schema. A proto3 message checks and makes its strings when it is parsed, so none is left
 * for later.
 */
public class ProtobufBenchmark extends EquityBenchmark {

  @Override
  <E, M, T, O> Contender<?> contender(EquityModel<E, M, T, O> model) {
    return new ProtobufContender<>(model);
  }
}
