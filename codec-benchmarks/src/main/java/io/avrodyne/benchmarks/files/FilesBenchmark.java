package io.avrodyne.benchmarks.files;

import io.avrodyne.benchmarks.contender.ByteSink;
import io.avrodyne.benchmarks.contender.Conditions;
import io.avrodyne.benchmarks.harness.Described;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The operations of this workload, defined once for all contenders. Each subclass names its
 * contender.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@SuppressWarnings("NullAway.Init") // JMH calls setUp before anything else.
public abstract class FilesBenchmark extends Conditions implements Described {

  private static final String RECORDS = "1000000";

  /** The compression; set by JMH. */
  @Param({"NULL", "DEFLATE", "ZSTANDARD", "SNAPPY"})
  public FileFormat variant;

  /** The number of records in a file; set by JMH. */
  @Param(RECORDS)
  public int records;

  private final Function<FileFormat, FileContender<?>> contender;
  private final ByteSink sink = new ByteSink();
  private StoredFile<?> file;

  FilesBenchmark(Function<FileFormat, FileContender<?>> contender) {
    this.contender = contender;
  }

  /**
   * Creates the contender and passes it through the gate.
   *
   * @throws IllegalStateException if the contender and Apache Avro's generic records cannot read
   *     each other's files
   */
  @Setup(Level.Trial)
  public void setUp() throws IOException {
    String name = getClass().getSimpleName() + " with " + variant;
    file = StoredFile.checked(name, contender.apply(variant), variant, Row.invent(records));
  }

  /** Writes a file into a reused sink. */
  @Benchmark
  public int write() throws IOException {
    sink.reset();
    file.write(sink);
    return sink.size();
  }

  /** Reads the file that Apache Avro wrote. */
  @Benchmark
  public void read(Blackhole blackhole) throws IOException {
    file.read(blackhole::consume);
  }

  @Override
  public Description describe(Map<String, String> parameters) throws IOException {
    FileFormat format =
        FileFormat.valueOf(parameters.getOrDefault("variant", FileFormat.NULL.name()));
    int rows = Integer.parseInt(parameters.getOrDefault("records", RECORDS));
    FileContender<?> described = contender.apply(format);
    // Apache Avro's generic records need no permission to load classes.
    FileContender<?> apache = ApacheFiles.generic(format, described.schema());
    byte[] sample = StoredFile.writtenBy(apache, Row.invent(rows));
    return new Description(described.track(), sample.length);
  }
}
