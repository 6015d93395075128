package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.sbe.SbeFormat;
import org.openjdk.jmh.annotations.Fork;

/** Simple Binary Encoding, without objects. */
@Fork(jvmArgsAppend = "--add-opens=java.base/jdk.internal.misc=ALL-UNNAMED")
public class SbeBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new SbeFormat();
  }
}
