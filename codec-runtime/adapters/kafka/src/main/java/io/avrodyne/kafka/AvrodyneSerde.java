package io.avrodyne.kafka;

import io.avrodyne.registry.RegistryCounters;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serializer;
import org.jspecify.annotations.Nullable;

/**
 * A serializer and a deserializer with the same settings and one client of the registry, for Kafka
 * Streams. Kafka Streams creates and configures one if a setting names this class; {@link #builder}
 * builds one for an application.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 *
 * @param <T> the type of the keys or values, or the common supertype of several types
 */
public final class AvrodyneSerde<T> implements Serde<T> {

  private final SerdeState state;
  private @Nullable AvrodyneSerializer<T> serializer;
  private @Nullable AvrodyneDeserializer<T> deserializer;

  /** Creates a pair that is configured later. Called by Kafka Streams. */
  public AvrodyneSerde() {
    state = new SerdeState();
  }

  AvrodyneSerde(boolean isKey, RecordWriter<T> writer, RecordReader<T> reader) {
    state = new SerdeState(isKey);
    serializer = new AvrodyneSerializer<>(isKey, writer);
    deserializer = new AvrodyneDeserializer<>(isKey, reader);
  }

  /**
   * Returns a builder.
   *
   * @param <T> the type of the keys or values, or the common supertype of several types
   */
  public static <T> SerdeBuilder<T> builder() {
    return new SerdeBuilder<>();
  }

  /** Returns a builder for a class with a codec, or for a sealed type. */
  public static <T> SerdeBuilder<T> builder(Class<T> type) {
    return AvrodyneSerde.<T>builder().type(type);
  }

  /**
   * Reads the settings. A pair that was built has its settings already and ignores those that it is
   * given.
   *
   * @throws ConfigException if the settings cannot be used, or if a pair that was built for keys is
   *     used for values, or the reverse
   */
  @Override
  public void configure(Map<String, ?> configs, boolean isKey) {
    SerdeSettings settings = state.configure(configs, isKey);
    if (settings != null) {
      RecordWriter<T> writer = state.orClose(() -> RecordWriter.of(settings));
      RecordReader<T> reader = state.orClose(() -> RecordReader.of(settings));
      serializer = new AvrodyneSerializer<>(isKey, writer);
      deserializer = new AvrodyneDeserializer<>(isKey, reader);
    }
  }

  @Override
  public Serializer<T> serializer() {
    if (serializer == null) {
      throw SerdeState.unconfigured("serde");
    }
    return serializer;
  }

  @Override
  public Deserializer<T> deserializer() {
    if (deserializer == null) {
      throw SerdeState.unconfigured("serde");
    }
    return deserializer;
  }

  /**
   * Returns the counters of the registry's client, if one was created for the settings of Kafka. It
   * is not created without a URL, and a registry that was passed to a builder has its own counters.
   */
  public Optional<RegistryCounters> registryCounters() {
    return state.counters();
  }

  /** Closes the client of the registry if this pair created it. */
  @Override
  public void close() {
    state.close();
  }
}
