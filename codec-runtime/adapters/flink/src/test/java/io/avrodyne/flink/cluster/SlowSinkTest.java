package io.avrodyne.flink.cluster;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.flink.AvrodyneTypeInformation;
import io.avrodyne.flink.cluster.Ledger.Booking;
import io.avrodyne.flink.cluster.Ledger.Result;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.flink.api.common.JobID;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.common.functions.MapFunction;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A sink that is slower than the source holds it back, and each booking is counted once. */
@Tag("slow")
@SuppressWarnings("NullAway.Init") // JUnit sets the fields.
class SlowSinkTest {

  /** More than the buffers between source and sink have room for. */
  private static final int BOOKINGS = 400_000;

  private static final AtomicInteger READ = new AtomicInteger();

  @TempDir Path folder;

  private Cluster cluster;

  @BeforeEach
  void start() throws Exception {
    READ.set(0);
    cluster = Cluster.start(folder);
    LedgerFiles.write(folder.resolve("bookings.avro"), BOOKINGS);
  }

  @AfterEach
  void stop() throws Exception {
    Ledger.openGate();
    cluster.stop();
  }

  private static final class Read implements MapFunction<Booking, Booking> {

    private static final long serialVersionUID = 1L;

    @Override
    public Booking map(Booking booking) {
      READ.incrementAndGet();
      return booking;
    }
  }

  private static final class Slow implements MapFunction<Result, Result> {

    private static final long serialVersionUID = 1L;
    private static final int BETWEEN_PAUSES = 500;

    private int count;

    @Override
    public Result map(Result result) throws InterruptedException {
      if (++count % BETWEEN_PAUSES == 0) {
        TimeUnit.MILLISECONDS.sleep(5);
      }
      return result;
    }
  }

  @Test
  void theSourceWaitsForTheSink() throws Exception {
    Ledger.closeGate(BOOKINGS / 2);
    StreamExecutionEnvironment environment =
        new StreamExecutionEnvironment(cluster.restarting("rocksdb"));
    DataStream<Booking> bookings =
        environment
            .fromSource(
                Ledger.source(folder.resolve("bookings.avro")),
                WatermarkStrategy.noWatermarks(),
                "bookings")
            .setParallelism(1)
            .map(new Read())
            .returns(AvrodyneTypeInformation.of(Booking.class))
            .setParallelism(1);
    Ledger.results(bookings)
        .map(new Slow())
        .returns(AvrodyneTypeInformation.of(Result.class))
        .sinkTo(Ledger.sink(folder.resolve("results")));
    JobID job = cluster.submit(environment.getStreamGraph().getJobGraph());
    assertTrue(Ledger.awaitGate());
    assertTrue(READ.get() < BOOKINGS, "The source is not held back");
    cluster.replaceTaskManagers(1);
    Ledger.openGate();
    cluster.requireRestarted(job);
    LedgerFiles.requireEachOnce(folder.resolve("results"), BOOKINGS);
  }
}
