package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avrodyne.HandWrittenFormat;

/** Codecs written by hand for Avrodyne's output and input. */
public class HandWrittenBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new HandWrittenFormat();
  }
}
