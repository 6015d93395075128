package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.jackson.MessagePackFormat;

/** MessagePack through Jackson. */
public class MessagePackBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new MessagePackFormat();
  }
}
