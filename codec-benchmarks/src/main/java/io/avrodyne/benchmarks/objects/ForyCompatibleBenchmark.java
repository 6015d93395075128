package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.fory.ForyFormat;
import org.openjdk.jmh.annotations.Fork;

/** Apache Fory, which also reads what classes with other fields wrote. */
@Fork(jvmArgsAppend = "--add-opens=java.base/java.lang.invoke=ALL-UNNAMED")
public class ForyCompatibleBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return ForyFormat.compatible();
  }
}
