package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.protobuf.ProtobufFormat;

/** Protobuf, with messages built in advance. */
public class ProtobufBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new ProtobufFormat();
  }
}
