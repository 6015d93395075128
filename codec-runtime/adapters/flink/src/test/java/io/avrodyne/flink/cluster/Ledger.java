package io.avrodyne.flink.cluster;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.flink.AvrodyneFiles;
import io.avrodyne.flink.AvrodyneState;
import io.avrodyne.flink.AvrodyneTypeInformation;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.state.ValueState;
import org.apache.flink.connector.file.sink.FileSink;
import org.apache.flink.connector.file.src.FileSource;
import org.apache.flink.core.fs.Path;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.streaming.api.functions.KeyedProcessFunction;
import org.apache.flink.streaming.api.functions.sink.filesystem.rollingpolicies.OnCheckpointRollingPolicy;
import org.apache.flink.util.Collector;

/**
 * A job that numbers the bookings of each account, from container files to container files. Of each
 * number there must be one result, whatever happens on the way.
 */
@SuppressWarnings("NullAway.Init") // Flink calls open first.
final class Ledger extends KeyedProcessFunction<Ledger.AccountId, Ledger.Booking, Ledger.Result> {

  private static final long serialVersionUID = 1L;
  private static final int SECONDS = 60;

  /** Where the job stops and waits for the test. */
  private static volatile Gate gate = new Gate(Integer.MAX_VALUE);

  private transient ValueState<Result> last;

  private static void pass(Gate at) throws InterruptedException {
    if (at.left().getAndDecrement() <= 0) {
      at.reached().countDown();
      at.opened().await(SECONDS, TimeUnit.SECONDS);
    }
  }

  /** A key of a type with a codec. */
  @AvroRecord
  record AccountId(String bank, int number) {}

  /** What is read. */
  @AvroRecord
  record Booking(AccountId account, long cents) {}

  /** What is written, and kept as state. */
  @AvroRecord
  record Result(AccountId account, int bookings, long balance) {}

  /** A point that the job passes when the test allows it. */
  private record Gate(AtomicInteger left, CountDownLatch reached, CountDownLatch opened) {

    Gate(int left) {
      this(new AtomicInteger(left), new CountDownLatch(1), new CountDownLatch(1));
    }
  }

  /** Makes the next job stop after some bookings. */
  static void closeGate(int bookings) {
    gate = new Gate(bookings);
  }

  /** Waits until the job has stopped. */
  static boolean awaitGate() throws InterruptedException {
    return gate.reached().await(SECONDS, TimeUnit.SECONDS);
  }

  /** Lets the job go on. */
  static void openGate() {
    gate.opened().countDown();
  }

  static DataStream<Result> results(DataStream<Booking> bookings) {
    return bookings
        .keyBy(Booking::account, AvrodyneTypeInformation.ofKey(AccountId.class))
        .process(new Ledger())
        .returns(AvrodyneTypeInformation.of(Result.class))
        .uid("ledger");
  }

  static FileSource<Booking> source(java.nio.file.Path file) {
    return files(file).build();
  }

  /** Returns a source of a file or of the files of a folder. */
  static FileSource.FileSourceBuilder<Booking> files(java.nio.file.Path path) {
    return FileSource.forBulkFileFormat(
        AvrodyneFiles.reading(Booking.class), new Path(path.toUri()));
  }

  static FileSink<Result> sink(java.nio.file.Path folder) {
    return FileSink.forBulkFormat(new Path(folder.toUri()), AvrodyneFiles.writing(Result.class))
        .withRollingPolicy(OnCheckpointRollingPolicy.build())
        .build();
  }

  @Override
  public void open(OpenContext context) {
    last = getRuntimeContext().getState(AvrodyneState.value("last", Result.class));
  }

  @Override
  public void processElement(Booking booking, Context context, Collector<Result> out)
      throws Exception {
    pass(gate);
    Result before = last.value();
    Result now =
        before == null
            ? new Result(booking.account(), 1, booking.cents())
            : new Result(
                booking.account(), before.bookings() + 1, before.balance() + booking.cents());
    last.update(now);
    out.collect(now);
  }
}
