package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avrodyne.AvrodyneOpenedFormat;
import io.avrodyne.runtime.OpenStrings;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;

/** Avrodyne's generated codecs, where the JVM opens strings. */
@Fork(jvmArgsAppend = AvrodyneOpenedFormat.FLAG)
public class AvrodyneOpenedBenchmark extends ObjectsBenchmark {

  /**
   * Checks that the fork has the flag.
   *
   * @throws IllegalStateException if it does not, and another mode would be measured
   */
  @Setup(Level.Trial)
  public void requireOpen() {
    if (!OpenStrings.areOpen()) {
      throw new IllegalStateException("The JVM does not open strings.");
    }
  }

  @Override
  protected Format format() {
    return new AvrodyneOpenedFormat();
  }
}
