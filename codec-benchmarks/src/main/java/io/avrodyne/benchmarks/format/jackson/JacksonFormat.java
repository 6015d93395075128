package io.avrodyne.benchmarks.format.jackson;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.datatype.moneta.MonetaMoneyModule;
import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.format.ClassGraph;
import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;

/** Jackson in a format that needs no schema: what all of its mappers have in common. */
@Traits(track = Track.OBJECTS, survival = Survival.ADDED, writesMoneyAsAmount = true)
abstract class JacksonFormat implements Format {

  /** Tells the classes of a sealed type apart, by name. The array costs less than a property. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY)
  private interface Named {}

  /**
   * Returns the builder of a mapper, whose factory has a buffer pool that is local to the thread.
   */
  abstract MapperBuilder<?, ?> builder();

  /** Changes what depends on the classes of the workload. */
  void adapt(ObjectMapper mapper, ClassGraph graph) {}

  @Override
  public final <T> Contender<T, ?> contender(Model<T> model) {
    ClassGraph graph = ClassGraph.of(model.type());
    MapperBuilder<?, ?> builder = builder();
    builder.addModules(new JavaTimeModule(), new MonetaMoneyModule());
    builder.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    for (Class<?> type : graph.sealed()) {
      builder.addMixIn(type, Named.class);
      builder.registerSubtypes(type.getPermittedSubclasses());
    }
    ObjectMapper mapper = builder.build();
    adapt(mapper, graph);
    return new JacksonContender<>(mapper.writerFor(model.type()), mapper.readerFor(model.type()));
  }
}
