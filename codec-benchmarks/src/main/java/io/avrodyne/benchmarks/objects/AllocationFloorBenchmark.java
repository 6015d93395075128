package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.floor.FloorFormats;
import io.avrodyne.benchmarks.floor.Graphs;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * The objects alone, built from values that are already decoded: the allocation and the copies of
 * strings that no decoder of fresh objects can avoid. There is nothing to write.
 */
@SuppressWarnings("NullAway.Init") // JMH calls setUp first.
public class AllocationFloorBenchmark extends WorkloadBenchmark {

  private Supplier<?>[] graphs;
  private int next;

  @Override
  void setUp(Sample sample, boolean measured) {
    graphs = sample.objects().stream().map(Graphs::of).toArray(Supplier<?>[]::new);
    for (int i = 0; i < graphs.length; i++) {
      Object expected = sample.objects().get(i);
      check(sample.models().get(sample.modelOf(expected)), expected, graphs[i].get());
    }
  }

  /** Compares the bytes, because not every workload's classes have a method to compare objects. */
  private static <T> void check(Model<T> model, Object expected, Object built) {
    byte[] bytes = model.codec().encode(model.type().cast(expected));
    if (!Arrays.equals(bytes, model.codec().encode(model.type().cast(built)))) {
      throw new IllegalStateException(
          "AllocationFloor builds an object that differs from the one decoded");
    }
  }

  /** Builds the next object. */
  @Benchmark
  public Object read() {
    int i = next;
    next = i + 1 == graphs.length ? 0 : i + 1;
    return graphs[i].get();
  }

  @Override
  public Optional<String> refusal(Map<String, String> parameters) {
    return FloorFormats.PLAIN_ARRAY.refusal(workload(parameters));
  }

  @Override
  public Description describe(Map<String, String> parameters) {
    return new Description(
        Track.FLOOR,
        0,
        0,
        List.of("Builds the objects from values that are already decoded; reads no bytes."));
  }
}
