package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.jackson.JacksonJsonFormat;

/** Jackson's JSON. */
public class JacksonJsonBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new JacksonJsonFormat();
  }
}
