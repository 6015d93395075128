package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.jackson.JacksonBlackbirdFormat;

/** Jackson's JSON with compiled access to properties. */
public class JacksonBlackbirdBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new JacksonBlackbirdFormat();
  }
}
