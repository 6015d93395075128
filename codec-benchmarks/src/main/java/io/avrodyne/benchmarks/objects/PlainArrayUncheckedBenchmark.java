package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.floor.PlainArrayFormat;

/** Code written by hand over a plain array, which trusts the bytes. */
public class PlainArrayUncheckedBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new PlainArrayFormat(false);
  }
}
