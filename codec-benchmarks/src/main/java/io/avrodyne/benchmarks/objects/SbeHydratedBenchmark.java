package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.sbe.SbeHydratedFormat;
import org.openjdk.jmh.annotations.Fork;

/** Simple Binary Encoding, with the application's objects. */
@Fork(jvmArgsAppend = "--add-opens=java.base/jdk.internal.misc=ALL-UNNAMED")
public class SbeHydratedBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new SbeHydratedFormat();
  }
}
