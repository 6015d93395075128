package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.kryo.KryoFormat;

/** Kryo. */
public class KryoBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new KryoFormat();
  }
}
