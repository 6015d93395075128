package io.avrodyne.benchmarks.coldstart;

import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.harness.Track;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The time of a whole process that encodes and decodes one event. Every measurement starts a new
 * JVM, so that there is nothing to warm up in it; the first one is not counted, because it reads
 * the class files from the disk.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(2)
@Warmup(iterations = 1)
@Measurement(iterations = 10)
public abstract class ColdStartBenchmark implements Described {

  private final ChildJvm child;
  private final Track track;
  private final List<String> caveats;

  ColdStartBenchmark(ChildJvm child, Track track, String caveat) {
    this.child = child;
    this.track = track;
    this.caveats = List.of(caveat);
  }

  /**
   * Runs the program to its end.
   *
   * @throws IllegalStateException if the program fails; the message has its output
   */
  @Benchmark
  public void firstRoundTrip() throws IOException, InterruptedException {
    child.run();
  }

  @Override
  public Description describe(Map<String, String> parameters) {
    return new Description(track, 0, 0, caveats);
  }
}
