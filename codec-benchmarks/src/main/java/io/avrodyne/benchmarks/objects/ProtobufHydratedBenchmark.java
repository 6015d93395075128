package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.protobuf.ProtobufHydratedFormat;

/** Protobuf, with messages built from the application's objects. */
public class ProtobufHydratedBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new ProtobufHydratedFormat();
  }
}
