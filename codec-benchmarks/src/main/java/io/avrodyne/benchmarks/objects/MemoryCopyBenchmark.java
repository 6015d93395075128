package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.floor.MemoryCopyFormat;

/** Copies of the encoded bytes. */
public class MemoryCopyBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new MemoryCopyFormat();
  }
}
