package io.avrodyne.kafka;

import io.avrodyne.registry.SchemaRegistry;
import io.avrodyne.runtime.frame.Framings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Factories for pairs of a serializer and a deserializer. */
public final class AvrodyneSerdes {

  private AvrodyneSerdes() {}

  /**
   * Returns a pair for values whose frames have the id of a registry; see {@link
   * AvrodyneSerde#builder} for other settings.
   *
   * @throws IllegalArgumentException if the class has no codec
   */
  public static <T> AvrodyneSerde<T> of(Class<T> type, SchemaRegistry registry) {
    return AvrodyneSerde.builder(type).registry(registry).build();
  }

  /**
   * Returns a pair for values that are written as single-object messages, which need no registry:
   * the reader knows the schema by its fingerprint, as its own or from its history.
   *
   * @throws IllegalArgumentException if the class has no codec
   */
  public static <T> AvrodyneSerde<T> singleObject(Class<T> type) {
    return AvrodyneSerde.builder(type).framing(Framings.SINGLE_OBJECT).build();
  }

  /**
   * Returns a pair for values with settings of a client of Kafka. If they have the URL of a
   * registry, the pair has a client of its own for it, which {@link AvrodyneSerde#close} closes;
   * pairs of several types share a client if it is passed to {@link #of(Class, SchemaRegistry)}.
   *
   * @param type the type of the values, whatever {@code avrodyne.value.types} says
   * @throws IllegalArgumentException if the class has no codec
   */
  public static <T> AvrodyneSerde<T> of(Class<T> type, Map<String, ?> configs) {
    return configured(type, configs, false);
  }

  /**
   * Returns a pair for keys with settings of a client of Kafka, as {@link #of(Class, Map)} does for
   * values.
   *
   * @param type the type of the keys, whatever {@code avrodyne.key.types} says
   * @throws IllegalArgumentException if the class has no codec
   */
  public static <T> AvrodyneSerde<T> ofKeys(Class<T> type, Map<String, ?> configs) {
    return configured(type, configs, true);
  }

  private static <T> AvrodyneSerde<T> configured(
      Class<T> type, Map<String, ?> configs, boolean isKey) {
    Map<String, Object> settings = new HashMap<>(configs);
    settings.put(isKey ? AvrodyneConfig.KEY_TYPES : AvrodyneConfig.VALUE_TYPES, List.of(type));
    AvrodyneSerde<T> serde = new AvrodyneSerde<>();
    serde.configure(settings, isKey);
    return serde;
  }
}
