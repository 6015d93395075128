package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.jackson.JacksonCborFormat;

/** Jackson's CBOR. */
public class JacksonCborBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new JacksonCborFormat();
  }
}
