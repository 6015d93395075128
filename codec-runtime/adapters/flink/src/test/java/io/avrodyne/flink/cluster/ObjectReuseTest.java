package io.avrodyne.flink.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.flink.AvrodyneState;
import io.avrodyne.flink.AvrodyneTypeInformation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apache.flink.api.common.JobID;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.state.ValueState;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.KeyedProcessFunction;
import org.apache.flink.util.Collector;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mutable objects, which Flink reads into each other or copies, have the values of their own. */
@Tag("slow")
class ObjectReuseTest {

  private static final int COUNT = 2_000;
  private static final int SHELVES = 7;

  /** A delivery, whose lists have different lengths. */
  @AvroRecord
  static final class Delivery {

    private String shelf = "";
    private List<Item> items = new ArrayList<>();

    public String getShelf() {
      return shelf;
    }

    public void setShelf(String shelf) {
      this.shelf = shelf;
    }

    public List<Item> getItems() {
      return items;
    }

    public void setItems(List<Item> items) {
      this.items = items;
    }

    static Delivery of(int number) {
      Delivery delivery = new Delivery();
      delivery.setShelf("shelf " + number % SHELVES);
      for (int i = 0; i < number % 4; i++) {
        Item item = new Item();
        item.setCount(number + i);
        delivery.getItems().add(item);
      }
      return delivery;
    }

    long total() {
      return items.stream().mapToLong(Item::getCount).sum();
    }
  }

  /** A part of it. */
  @AvroRecord
  static final class Item {

    private int count;

    public int getCount() {
      return count;
    }

    public void setCount(int count) {
      this.count = count;
    }
  }

  /** The content of a shelf. */
  @AvroRecord
  static final class Content {

    private String shelf = "";
    private long total;
    private int deliveries;

    public String getShelf() {
      return shelf;
    }

    public void setShelf(String shelf) {
      this.shelf = shelf;
    }

    public long getTotal() {
      return total;
    }

    public void setTotal(long total) {
      this.total = total;
    }

    public int getDeliveries() {
      return deliveries;
    }

    public void setDeliveries(int deliveries) {
      this.deliveries = deliveries;
    }

    void add(Delivery delivery) {
      shelf = delivery.getShelf();
      total += delivery.total();
      deliveries++;
    }

    String text() {
      return shelf + " " + deliveries + " " + total;
    }
  }

  /** Changes the state's object and passes it on. */
  @SuppressWarnings("NullAway.Init") // Flink calls open first.
  private static final class Contents extends KeyedProcessFunction<String, Delivery, Content> {

    private static final long serialVersionUID = 1L;

    private transient ValueState<Content> state;

    @Override
    public void open(OpenContext context) {
      state = getRuntimeContext().getState(AvrodyneState.value("content", Content.class));
    }

    @Override
    public void processElement(Delivery delivery, Context context, Collector<Content> out)
        throws Exception {
      Content content = state.value() == null ? new Content() : state.value();
      content.add(delivery);
      state.update(content);
      out.collect(content);
    }
  }

  @ParameterizedTest
  @CsvSource({"hashmap, true", "rocksdb, true", "hashmap, false", "rocksdb, false"})
  void resultsAreThoseOfOneJvm(String backend, boolean reuse, @TempDir Path folder)
      throws Exception {
    Cluster cluster = Cluster.start(folder);
    try {
      Configuration settings = cluster.settings(backend, 2);
      settings.set(PipelineOptions.OBJECT_REUSE, reuse);
      String results = "reuse-" + backend + reuse;
      StreamExecutionEnvironment environment = new StreamExecutionEnvironment(settings);
      environment
          .fromData(
              AvrodyneTypeInformation.of(Delivery.class),
              IntStream.range(0, COUNT).mapToObj(Delivery::of).toArray(Delivery[]::new))
          .keyBy(Delivery::getShelf, Types.STRING)
          .process(new Contents())
          .returns(AvrodyneTypeInformation.of(Content.class))
          .map(Content::text)
          .returns(Types.STRING)
          .sinkTo(new Collected(results));
      JobID job = cluster.submit(environment.getStreamGraph().getJobGraph());
      List<String> lines = Collected.take(results, COUNT);
      assertEquals(expected(), lines.stream().sorted().toList());
      cluster.result(job);
    } finally {
      cluster.stop();
    }
  }

  private static List<String> expected() {
    TreeMap<String, Content> contents = new TreeMap<>();
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      Delivery delivery = Delivery.of(i);
      Content content = contents.computeIfAbsent(delivery.getShelf(), shelf -> new Content());
      content.add(delivery);
      lines.add(content.text());
    }
    return lines.stream().sorted().toList();
  }
}
