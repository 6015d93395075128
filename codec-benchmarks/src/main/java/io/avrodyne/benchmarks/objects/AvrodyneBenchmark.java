package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avrodyne.AvrodyneFormat;

/** Avrodyne's generated codecs. */
public class AvrodyneBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new AvrodyneFormat();
  }
}
