package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.jackson.JacksonAvroFormat;

/** Jackson's Avro. */
public class JacksonAvroBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new JacksonAvroFormat();
  }
}
