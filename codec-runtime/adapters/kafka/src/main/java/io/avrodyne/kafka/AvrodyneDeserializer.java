package io.avrodyne.kafka;

import io.avrodyne.registry.RegistryCounters;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.serialization.Deserializer;
import org.jspecify.annotations.Nullable;

/**
 * A deserializer of keys or values of types with a codec. Kafka creates and configures one if a
 * setting names this class; {@link AvrodyneSerde#builder} builds one for an application.
 *
 * <p>The identifier in the frame determines how a datum is decoded. Schemas that the codec was
 * compiled with, its own and those of its history, are recognized by their fingerprint without a
 * registry. The registry is asked once for each id; what the codec makes of its schema is kept.
 *
 * <p><b>Shape.</b> A frame of the form that was set, or of one of several, which the headers
 * choose; no form is guessed from bytes. Null, which Kafka calls a tombstone, is read as null.
 *
 * <p><b>Allocation.</b> What is decoded.
 *
 * <p><b>Errors.</b> {@link SerializationException} for bytes that are not a frame, an identifier
 * that nobody knows, a schema that no codec reads, and a datum that is not valid. Its message has
 * the topic, the identifier, the path of the field and the byte, but never a value; its cause is
 * the exception of the codec: a {@code SchemaResolutionException} if the schema of the writer
 * allows the datum, a {@code DecodeException} if the bytes are damaged. {@link AvrodyneErrors}
 * tells whether a registry failed. Consumers make a {@code RecordDeserializationException} of it,
 * which adds the partition and the offset. {@link ConfigException} for settings that cannot be
 * used.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 *
 * @param <T> the type of the keys or values, or the common supertype of several types
 */
public final class AvrodyneDeserializer<T> implements Deserializer<T> {

  private final SerdeState state;
  private @Nullable RecordReader<T> reader;

  /** Creates a deserializer that is configured later. Called by Kafka. */
  public AvrodyneDeserializer() {
    state = new SerdeState();
  }

  AvrodyneDeserializer(boolean isKey, RecordReader<T> reader) {
    state = new SerdeState(isKey);
    this.reader = reader;
  }

  /**
   * Reads the settings. A deserializer that was built has its settings already and ignores those
   * that it is given.
   *
   * @throws ConfigException if the settings cannot be used, or if a deserializer that was built for
   *     keys is used for values, or the reverse
   */
  @Override
  public void configure(Map<String, ?> configs, boolean isKey) {
    SerdeSettings settings = state.configure(configs, isKey);
    if (settings != null) {
      reader = state.orClose(() -> RecordReader.of(settings));
    }
  }

  @Override
  public @Nullable T deserialize(@Nullable String topic, byte @Nullable [] bytes) {
    return deserialize(topic, null, bytes);
  }

  @Override
  public @Nullable T deserialize(
      @Nullable String topic, @Nullable Headers headers, byte @Nullable [] bytes) {
    return bytes == null ? null : reader().read(topic, headers, bytes);
  }

  /** Decodes the remaining bytes of a buffer and moves its position to its limit. */
  @Override
  public @Nullable T deserialize(
      @Nullable String topic, @Nullable Headers headers, @Nullable ByteBuffer bytes) {
    return bytes == null ? null : reader().read(topic, headers, bytes);
  }

  private RecordReader<T> reader() {
    RecordReader<T> from = reader;
    if (from == null) {
      throw SerdeState.unconfigured("deserializer");
    }
    return from;
  }

  /**
   * Returns the counters of the registry's client, if one was created for the settings of Kafka. It
   * is not created without a URL, and a registry that was passed to a builder has its own counters.
   */
  public Optional<RegistryCounters> registryCounters() {
    return state.counters();
  }

  /** Closes the client of the registry if this deserializer created it. */
  @Override
  public void close() {
    state.close();
  }
}
