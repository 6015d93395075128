package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.fastjson.JsonbFormat;

/** The binary format of fastjson2. */
public class FastjsonJsonbBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new JsonbFormat();
  }
}
