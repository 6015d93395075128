package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.jackson.JacksonJsonFormat;
import java.util.Optional;

/** Jackson's JSON, which PostgreSQL stores in its binary form. */
public class JacksonJsonBenchmark extends ActorsBenchmark {

  @Override
  Optional<Format> format() {
    return Optional.of(new JacksonJsonFormat());
  }

  @Override
  boolean writesJson() {
    return true;
  }
}
