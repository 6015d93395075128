package io.avrodyne.benchmarks.format.protobuf.mapping;

import io.avrodyne.benchmarks.workload.Model;
import java.util.HashMap;
import java.util.Map;

/** Mappings, each of which is found by the application's class. */
final class MappingsByClass {

  private final Map<Class<?>, MessageMapping<?, ?>> mappings = new HashMap<>();

  <T> void add(Class<T> type, MessageMapping<T, ?> mapping) {
    mappings.put(type, mapping);
  }

  boolean contain(Model<?> model) {
    return mappings.containsKey(model.type());
  }

  @SuppressWarnings("unchecked") // A mapping is added with the class that it maps.
  <T> MessageMapping<T, ?> get(Model<T> model) {
    MessageMapping<?, ?> mapping = mappings.get(model.type());
    if (mapping == null) {
      throw new IllegalArgumentException("No message written for " + model.type());
    }
    return (MessageMapping<T, ?>) mapping;
  }
}
