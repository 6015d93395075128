package io.avrodyne.benchmarks.columns;

import io.avrodyne.benchmarks.contender.Conditions;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.objects.Sizes;
import io.avrodyne.benchmarks.objects.Trial;
import io.avrodyne.benchmarks.workload.Sample;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The time of one column, in rows of a hundred nullable columns of one type, of which a tenth is
 * null. Each operation takes the next of many rows. Each subclass names its format.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(ColumnsBenchmark.COLUMNS)
@SuppressWarnings("NullAway.Init") // JMH sets the parameter, and calls setUp first.
public abstract class ColumnsBenchmark extends Conditions implements Described {

  static final int COLUMNS = 100;

  /** The size; JMH puts it into its results. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Figures {

    /** The mean size of a row, in bytes. */
    public double payloadBytes;
  }

  /** The type of the columns; set by JMH. */
  @Param public ColumnType column;

  private final Format format;
  private Trial trial;

  /** Those of the current iteration. JMH lets only one method take them. */
  private Figures figures;

  /** Creates the benchmark of a format. */
  ColumnsBenchmark(Format format) {
    this.format = format;
  }

  /**
   * Makes the rows, and checks the operations with each.
   *
   * @throws IllegalStateException if the format does not do its work
   */
  @Setup(Level.Trial)
  public final void setUp() throws IOException {
    String name = getClass().getSimpleName() + " with " + column;
    trial = new Trial(name, format, column.rows(), true);
  }

  /** Encodes the next row into a reused sink. */
  @Benchmark
  public int write(Figures counters) throws IOException {
    figures = counters;
    return trial.write();
  }

  /** Decodes the next row. */
  @Benchmark
  public Object read(Figures counters) throws IOException {
    figures = counters;
    return trial.read();
  }

  /** Tells JMH the size. */
  @TearDown(Level.Iteration)
  public final void count() {
    figures.payloadBytes = trial.bytes();
  }

  @Override
  public Description describe(Map<String, String> parameters) throws IOException {
    Sample rows = ColumnType.valueOf(parameters.getOrDefault("column", "")).rows();
    Sizes sizes = Sizes.of(format, rows);
    return new Description(format.track(), sizes.wire(), sizes.gzip(), format.caveats());
  }
}
