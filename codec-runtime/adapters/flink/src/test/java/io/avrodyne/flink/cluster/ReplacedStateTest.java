package io.avrodyne.flink.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.flink.AvrodyneState;
import io.avrodyne.flink.AvrodyneTypeInformation;
import io.avrodyne.flink.cluster.Ledger.AccountId;
import io.avrodyne.flink.cluster.Ledger.Booking;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.file.ContainerWriter;
import io.avrodyne.runtime.file.WriteOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.apache.flink.api.common.JobID;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.state.ValueState;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.connector.file.src.FileSource;
import org.apache.flink.core.execution.SavepointFormatType;
import org.apache.flink.formats.avro.typeutils.GenericRecordAvroTypeInfo;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.KeyedProcessFunction;
import org.apache.flink.util.Collector;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * State of Flink's serializers is read once from a savepoint, and written by codecs from then on.
 */
@Tag("slow")
@SuppressWarnings("NullAway.Init") // JUnit sets the fields.
class ReplacedStateTest {

  private static final SavepointFormatType FORMAT = SavepointFormatType.CANONICAL;

  @TempDir static Path folder;

  private static Cluster cluster;

  /** State of all jobs. Flink's own serializers take it for a POJO. */
  @AvroRecord
  public record Balance(String bank, long cents) {}

  @BeforeAll
  static void start() throws Exception {
    cluster = Cluster.start(folder);
  }

  @AfterAll
  static void stop() throws Exception {
    cluster.stop();
  }

  /** Adds bookings up, in a state of one name. */
  private static final class Sum extends KeyedProcessFunction<Integer, Booking, String> {

    private static final long serialVersionUID = 1L;

    private final ValueStateDescriptor<Balance> descriptor;
    private transient ValueState<Balance> state;

    Sum(TypeInformation<Balance> type) {
      descriptor = new ValueStateDescriptor<>("balance", type);
    }

    @Override
    public void open(OpenContext context) {
      state = getRuntimeContext().getState(descriptor);
    }

    @Override
    public void processElement(Booking booking, Context context, Collector<String> out)
        throws Exception {
      Balance before = state.value();
      Balance now = plus(before == null ? 0 : before.cents(), booking);
      state.update(now);
      out.collect(now.toString());
    }
  }

  private static Balance plus(long cents, Booking booking) {
    return new Balance(booking.account().bank(), cents + booking.cents());
  }

  /** Adds bookings up in records of Avro, as a job did before codecs. */
  private static final class AvroSum extends KeyedProcessFunction<Integer, Booking, String> {

    private static final long serialVersionUID = 1L;

    private final ValueStateDescriptor<GenericRecord> descriptor = former();
    private transient ValueState<GenericRecord> state;

    static ValueStateDescriptor<GenericRecord> former() {
      return new ValueStateDescriptor<>(
          "balance", new GenericRecordAvroTypeInfo(Codecs.of(Balance.class).schema()));
    }

    @Override
    public void open(OpenContext context) {
      state = getRuntimeContext().getState(descriptor);
    }

    @Override
    public void processElement(Booking booking, Context context, Collector<String> out)
        throws Exception {
      GenericRecord before = state.value();
      Balance now = plus(before == null ? 0 : (long) before.get("cents"), booking);
      GenericRecord record = new GenericData.Record(Codecs.of(Balance.class).schema());
      record.put("bank", now.bank());
      record.put("cents", now.cents());
      state.update(record);
      out.collect(now.toString());
    }
  }

  /** Moves the state of another class to one of its own, when a key is next used. */
  private static final class Moving extends KeyedProcessFunction<Integer, Booking, String> {

    private static final long serialVersionUID = 1L;

    private transient ValueState<GenericRecord> former;
    private transient ValueState<Balance> state;

    @Override
    public void open(OpenContext context) {
      former = getRuntimeContext().getState(AvroSum.former());
      state = getRuntimeContext().getState(AvrodyneState.value("balance-2", Balance.class));
    }

    @Override
    public void processElement(Booking booking, Context context, Collector<String> out)
        throws Exception {
      GenericRecord moved = former.value();
      if (moved != null) {
        state.update(new Balance(moved.get("bank").toString(), (long) moved.get("cents")));
        former.clear();
      }
      Balance before = state.value();
      Balance now = plus(before == null ? 0 : before.cents(), booking);
      state.update(now);
      out.collect(now.toString());
    }
  }

  private static JobGraph job(
      Configuration settings,
      Path bookings,
      String results,
      KeyedProcessFunction<Integer, Booking, String> sum) {
    StreamExecutionEnvironment environment = new StreamExecutionEnvironment(settings);
    FileSource<Booking> source =
        Ledger.files(bookings).monitorContinuously(Duration.ofMillis(20)).build();
    environment
        .fromSource(source, WatermarkStrategy.noWatermarks(), "bookings")
        .uid("bookings")
        .keyBy(booking -> booking.account().number(), Types.INT)
        .process(sum)
        .returns(Types.STRING)
        .uid("sum")
        .sinkTo(new Collected(results))
        .uid("collected");
    return environment.getStreamGraph().getJobGraph();
  }

  private static void book(Path bookings, String name, long cents) throws IOException {
    Path file = bookings.resolve("." + name);
    try (ContainerWriter<Booking> writer =
        ContainerWriter.create(Codecs.of(Booking.class), file, WriteOptions.DEFAULT)) {
      writer.write(new Booking(new AccountId("north", 1), cents));
      writer.write(new Booking(new AccountId("south", 2), cents + 1));
    }
    Files.move(file, bookings.resolve(name), StandardCopyOption.ATOMIC_MOVE);
  }

  private static void requireBalances(String results, long north, long south)
      throws InterruptedException {
    assertEquals(
        List.of(new Balance("north", north).toString(), new Balance("south", south).toString()),
        Collected.take(results, 2).stream().sorted().toList());
  }

  private static Configuration settings(String backend) {
    Configuration settings = cluster.settings(backend, 2);
    settings.set(PipelineOptions.GENERIC_TYPES, true);
    return settings;
  }

  @ParameterizedTest
  @CsvSource({"pojo, hashmap", "pojo, rocksdb", "kryo, hashmap", "kryo, rocksdb"})
  void stateOfTheSameClassIsReplaced(String name, String backend) throws Exception {
    TypeInformation<Balance> former =
        name.equals("pojo") ? Types.POJO(Balance.class) : Types.GENERIC(Balance.class);
    AvrodyneTypeInformation<Balance> type = AvrodyneTypeInformation.of(Balance.class);
    String results = "replaced-" + name + backend;
    Path bookings = Files.createTempDirectory(folder, "bookings");

    JobID first = cluster.submit(job(settings(backend), bookings, results, new Sum(former)));
    book(bookings, "1.avro", 100);
    requireBalances(results, 100, 101);
    String savepoint = cluster.stop(first, FORMAT);

    JobGraph replacing = job(settings(backend), bookings, results, new Sum(type.replacing(former)));
    JobID second = cluster.submit(replacing, savepoint);
    book(bookings, "2.avro", 20);
    requireBalances(results, 120, 122);
    String again = cluster.stop(second, FORMAT);

    JobGraph replaced = job(cluster.settings(backend, 2), bookings, results, new Sum(type));
    JobID third = cluster.submit(replaced, again);
    book(bookings, "3.avro", 3);
    requireBalances(results, 123, 126);
    cluster.cancel(third);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hashmap", "rocksdb"})
  void stateOfAvroIsMoved(String backend) throws Exception {
    String results = "moved-" + backend;
    Path bookings = Files.createTempDirectory(folder, "bookings");

    JobID first = cluster.submit(job(settings(backend), bookings, results, new AvroSum()));
    book(bookings, "1.avro", 100);
    requireBalances(results, 100, 101);
    String savepoint = cluster.stop(first, FORMAT);

    JobGraph moving = job(settings(backend), bookings, results, new Moving());
    JobID second = cluster.submit(moving, savepoint);
    book(bookings, "2.avro", 20);
    requireBalances(results, 120, 122);
    book(bookings, "3.avro", 3);
    requireBalances(results, 123, 126);
    cluster.cancel(second);
  }
}
