package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avrodyne.AvrodyneReuseFormat;

/** Avrodyne's generated codecs, with objects that are decoded into again. */
public class AvrodyneReuseBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new AvrodyneReuseFormat();
  }
}
