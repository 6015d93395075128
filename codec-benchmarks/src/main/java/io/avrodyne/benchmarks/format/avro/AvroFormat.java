package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** A format that decides by the classes of a workload whether it can encode it. */
abstract class AvroFormat implements Format {

  /** Kept, because making the data of a workload takes longer than looking at its classes. */
  private static final Map<Workload, List<Model<?>>> MODELS = new ConcurrentHashMap<>();

  @Override
  public final Optional<String> refusal(Workload workload) {
    return MODELS.computeIfAbsent(workload, key -> key.sample(Size.SMALL).models()).stream()
        .flatMap(model -> refusal(model).stream())
        .findFirst();
  }

  /** Returns why the format cannot encode the class; empty if it can. */
  Optional<String> refusal(Model<?> model) {
    return Optional.empty();
  }
}
