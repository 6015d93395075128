package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.fory.ForyFormat;
import org.openjdk.jmh.annotations.Fork;

/** Apache Fory, which reads only what equal classes wrote. */
@Fork(jvmArgsAppend = "--add-opens=java.base/java.lang.invoke=ALL-UNNAMED")
public class ForyBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return ForyFormat.equalClasses();
  }
}
