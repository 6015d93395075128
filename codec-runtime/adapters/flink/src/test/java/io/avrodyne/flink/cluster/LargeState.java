package io.avrodyne.flink.cluster;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.flink.AvrodyneState;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.state.ValueState;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.api.connector.source.lib.NumberSequenceSource;
import org.apache.flink.configuration.CheckpointingOptions;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.runtime.jobmaster.JobResult;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.KeyedProcessFunction;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;
import org.apache.flink.util.Collector;

/**
 * A program whose job keeps a document of each key, and reads every one of them again. All of them
 * together do not fit into the heap of its JVM.
 */
@SuppressWarnings("NullAway.Init") // Flink calls open first.
public final class LargeState extends KeyedProcessFunction<Long, Long, Long> {

  static final int DOCUMENTS = 16_000;
  static final int CHARACTERS = 10_000;

  private static final long serialVersionUID = 1L;
  private static final AtomicLong CHARACTERS_READ = new AtomicLong();

  private transient ValueState<Document> state;

  /** A document, whose text depends on its number. */
  @AvroRecord
  public record Document(long number, String text) {

    static Document of(long number) {
      SplittableRandom random = new SplittableRandom(number);
      StringBuilder text = new StringBuilder(CHARACTERS);
      while (text.length() < CHARACTERS) {
        text.append((char) random.nextInt(' ', '~'));
      }
      return new Document(number, text.toString());
    }
  }

  /** Runs the job in a folder, and prints the size of its state and of the heap. */
  @SuppressWarnings("SystemOut") // The test reads it.
  public static void main(String[] args) throws Exception {
    Cluster cluster = Cluster.start(Path.of(args[0]));
    try {
      Configuration settings = cluster.settings("rocksdb", 2);
      settings.set(CheckpointingOptions.INCREMENTAL_CHECKPOINTS, true);
      StreamExecutionEnvironment environment = new StreamExecutionEnvironment(settings);
      environment.enableCheckpointing(1_000);
      environment
          .fromSource(
              new NumberSequenceSource(0, 2L * DOCUMENTS - 1),
              WatermarkStrategy.noWatermarks(),
              "numbers")
          .keyBy(number -> number % DOCUMENTS, Types.LONG)
          .process(new LargeState())
          .returns(Types.LONG)
          .sinkTo(new DiscardingSink<>());
      JobResult result = cluster.result(cluster.submit(environment.getStreamGraph().getJobGraph()));
      result.toJobExecutionResult(LargeState.class.getClassLoader());
    } finally {
      cluster.stop();
    }
    System.out.println(CHARACTERS_READ.get() + " " + Runtime.getRuntime().maxMemory());
  }

  @Override
  public void open(OpenContext context) {
    state = getRuntimeContext().getState(AvrodyneState.value("document", Document.class));
  }

  @Override
  public void processElement(Long number, Context context, Collector<Long> out) throws Exception {
    Document kept = state.value();
    Document document = Document.of(number % DOCUMENTS);
    if (kept == null) {
      state.update(document);
    } else if (kept.equals(document)) {
      CHARACTERS_READ.addAndGet(kept.text().length());
    } else {
      throw new IllegalStateException("Document " + number + " is another one");
    }
  }
}
