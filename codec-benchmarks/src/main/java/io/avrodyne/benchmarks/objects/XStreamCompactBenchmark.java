package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.xstream.Layout;
import io.avrodyne.benchmarks.format.xstream.XStreamFormat;

/** XStream's XML without space between elements. */
public class XStreamCompactBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new XStreamFormat(Layout.COMPACT);
  }
}
