package io.avrodyne.benchmarks.compare;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.profile.ProfilerException;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;

/**
 * A profiler of JMH by which the two forks of a pair take turns: while one runs an iteration, the
 * other sleeps. So a slow second hits both. JMH creates it in each fork.
 */
public final class Turns implements InternalProfiler {

  private static final VarHandle INT =
      MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.nativeOrder());

  private static final long PAUSE_NANOS = 1_000_000;

  private final Side own;

  /** The number of the side whose turn it is, in memory that both forks share. */
  private final ByteBuffer turn;

  /** Creates one from what {@link #argument} appends to the name of this class. */
  public Turns(String options) throws ProfilerException {
    String[] parts = options.split(":", 2);
    own = Side.valueOf(parts[0]);
    try (FileChannel file =
        FileChannel.open(Path.of(parts[1]), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      turn = file.map(FileChannel.MapMode.READ_WRITE, 0, Integer.BYTES);
    } catch (IOException e) {
      throw new ProfilerException(e);
    }
  }

  /** Writes the file that both forks share, before they start. */
  static void begin(Path file, Side first) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES).order(ByteOrder.nativeOrder());
    Files.write(file, bytes.putInt(first.number).array());
  }

  /** Returns what the option {@code -prof} of JMH is for a fork. */
  static String argument(Path file, Side side) {
    return String.join(":", Turns.class.getName(), side.name(), file.toString());
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    while ((int) INT.getVolatile(turn, 0) != own.number) {
      LockSupport.parkNanos(PAUSE_NANOS);
    }
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    INT.setVolatile(turn, 0, own.other().number);
    return List.of();
  }

  @Override
  public String getDescription() {
    return "Iterations in turn with those of another fork";
  }
}
