package io.avrodyne.benchmarks.compare;

import java.io.IOException;
import java.io.UncheckedIOException;
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
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;

/**
 * A profiler of JMH by which the two forks of a pair take turns: while one runs an iteration, the
 * other sleeps. So a slow second hits both. JMH creates it in each fork, and in the process that
 * starts it, where it does nothing.
 */
public final class Turns implements InternalProfiler {

  private static final VarHandle INT =
      MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.nativeOrder());

  private static final long PAUSE_NANOS = 1_000_000;

  /** Some minutes: the other fork was killed if its turn takes as long. */
  private static final int MAX_PAUSES = 300_000;

  private final Side own;
  private final Path file;

  /** The number of the side whose turn it is, in memory that both forks share. */
  private @Nullable ByteBuffer turn;

  /** Creates one from a side and the path of the shared file, with a colon between them. */
  public Turns(String options) {
    String[] parts = options.split(":", 2);
    own = Side.valueOf(parts[0]);
    file = Path.of(parts[1]);
  }

  /** Writes the file that both forks share, before they start. */
  static void begin(Path file, Side first) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES).order(ByteOrder.nativeOrder());
    Files.write(file, bytes.putInt(first.number).array());
  }

  /** Returns the argument of JMH's option {@code -prof} for a fork. */
  static String argument(Path file, Side side) {
    return String.join(":", Turns.class.getName(), side.name(), file.toString());
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    await();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    end();
    return List.of();
  }

  /** Waits for the turn of this side. */
  void await() {
    int pauses = 0;
    while ((int) INT.getVolatile(turn(), 0) != own.number) {
      if (pauses++ == MAX_PAUSES) {
        throw new IllegalStateException("The other fork does not end its turn");
      }
      LockSupport.parkNanos(PAUSE_NANOS);
    }
  }

  /** Ends the turn of this side. */
  void end() {
    INT.setVolatile(turn(), 0, own.other().number);
  }

  /** Maps the file when it is needed, since JMH ignores a profiler that it cannot create. */
  private ByteBuffer turn() {
    if (turn == null) {
      try (FileChannel channel =
          FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
        turn = channel.map(FileChannel.MapMode.READ_WRITE, 0, Integer.BYTES);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return turn;
  }

  @Override
  public String getDescription() {
    return "Iterations in turn with those of another fork";
  }
}
