package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.equity.model.EquityModel;

/**
 * Protobuf's messages as they are, as in the published experiment. All variants share one message,
 * since proto3 has no nullable schema. A proto3 message validates and creates its strings while it
 * is parsed, so that work is not deferred.
 */
public class ProtobufBenchmark extends EquityBenchmark {

  @Override
  <E, M, T, O> Contender<?> contender(EquityModel<E, M, T, O> model) {
    return new ProtobufContender<>(model);
  }
}
