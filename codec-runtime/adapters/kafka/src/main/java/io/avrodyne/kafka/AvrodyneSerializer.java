package io.avrodyne.kafka;

import io.avrodyne.registry.RegistryCounters;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.serialization.Serializer;
import org.jspecify.annotations.Nullable;

/**
 * A serializer of keys or values of types with a codec. Kafka creates and configures one if a
 * setting names this class; {@link AvrodyneSerde#builder} builds one for an application.
 *
 * <p><b>Shape.</b> A frame of the form that was set, which carries the identifier of the schema,
 * around the datum. Null is written as null, which Kafka calls a tombstone. A value of class {@code
 * byte[]} in a dead letter is written as it is; see {@link RawBytes}.
 *
 * <p><b>Allocation.</b> The array that Kafka wants and, for forms with headers, their values and
 * Kafka's objects for them. Once for each topic and schema, the id is asked for.
 *
 * <p><b>Errors.</b> {@link SerializationException} for a value that cannot be encoded and for a
 * schema whose id the registry does not give; the cause is the exception of the codec or of the
 * registry. {@link ConfigException} for settings that cannot be used.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 *
 * @param <T> the type of the keys or values, or the common supertype of several types
 */
public final class AvrodyneSerializer<T> implements Serializer<T> {

  private final SerdeState state;
  private @Nullable RecordWriter<T> writer;

  /** Creates a serializer that is configured later. Called by Kafka. */
  public AvrodyneSerializer() {
    state = new SerdeState();
  }

  AvrodyneSerializer(boolean isKey, RecordWriter<T> writer) {
    state = new SerdeState(isKey);
    this.writer = writer;
  }

  /**
   * Reads the settings. A serializer that was built has its settings already and ignores those that
   * it is given.
   *
   * @throws ConfigException if the settings cannot be used, or if a serializer that was built for
   *     keys is used for values, or the reverse
   */
  @Override
  public void configure(Map<String, ?> configs, boolean isKey) {
    SerdeSettings settings = state.configure(configs, isKey);
    if (settings != null) {
      writer = state.orClose(() -> RecordWriter.of(settings));
    }
  }

  @Override
  public byte @Nullable [] serialize(@Nullable String topic, @Nullable T value) {
    return serialize(topic, null, value);
  }

  @Override
  public byte @Nullable [] serialize(
      @Nullable String topic, @Nullable Headers headers, @Nullable T value) {
    if (value == null) {
      return null;
    }
    RecordWriter<T> to = writer;
    if (to == null) {
      throw SerdeState.unconfigured("serializer");
    }
    return to.write(topic, headers, value);
  }

  /**
   * Returns the counters of the registry's client, if one was created for the settings of Kafka. It
   * is not created without a URL, and a registry that was passed to a builder has its own counters.
   */
  public Optional<RegistryCounters> registryCounters() {
    return state.counters();
  }

  /** Closes the client of the registry if this serializer created it. */
  @Override
  public void close() {
    state.close();
  }
}
