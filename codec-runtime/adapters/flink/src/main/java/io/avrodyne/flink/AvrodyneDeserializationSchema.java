package io.avrodyne.flink;

import io.avrodyne.kafka.AvrodyneConfig;
import io.avrodyne.kafka.AvrodyneDeserializer;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.flink.api.common.serialization.DeserializationSchema;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.util.function.SerializableSupplier;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Deserializer;
import org.jspecify.annotations.Nullable;

/**
 * A schema of Flink that reads values in the frames of codec-kafka, for {@code KafkaSource}. It
 * needs {@code kafka-clients}, which Flink's connector for Kafka brings. Frames in headers need an
 * {@link AvrodyneDeserializer} itself, because this schema does not see headers.
 *
 * <p><b>Shape.</b> That of {@link AvrodyneDeserializer}. Null, which Kafka calls a tombstone, gives
 * no value.
 *
 * <p><b>Errors.</b> {@link IOException} for bytes that cannot be read, with the message of the
 * deserializer's exception, which is its cause.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 *
 * @param <T> the Java type
 */
public final class AvrodyneDeserializationSchema<T> implements DeserializationSchema<T> {

  private static final long serialVersionUID = 1L;

  private final TypeInformation<T> type;
  private final SerializableSupplier<Deserializer<T>> source;

  @SuppressWarnings("serial") // It is created again.
  private transient @Nullable Deserializer<T> deserializer;

  private AvrodyneDeserializationSchema(
      TypeInformation<T> type, SerializableSupplier<Deserializer<T>> source) {
    this.type = type;
    this.source = source;
  }

  /** Returns a schema for values, with settings of {@link AvrodyneDeserializer}. */
  public static <T> AvrodyneDeserializationSchema<T> of(
      Class<T> type, Map<String, String> settings) {
    HashMap<String, String> copy = new HashMap<>(settings);
    return of(AvrodyneTypeInformation.of(type), () -> configured(type, copy, false));
  }

  /** Returns a schema for keys, with settings of {@link AvrodyneDeserializer}. */
  public static <T> AvrodyneDeserializationSchema<T> ofKeys(
      Class<T> type, Map<String, String> settings) {
    HashMap<String, String> copy = new HashMap<>(settings);
    return of(AvrodyneTypeInformation.of(type), () -> configured(type, copy, true));
  }

  /**
   * Returns a schema with a deserializer that is built on every task manager, as {@code
   * AvrodyneSerde.builder} does it.
   */
  public static <T> AvrodyneDeserializationSchema<T> of(
      TypeInformation<T> type, SerializableSupplier<Deserializer<T>> deserializer) {
    return new AvrodyneDeserializationSchema<>(type, deserializer);
  }

  /**
   * Creates the deserializer with a client of the registry that it closes itself, unlike that of a
   * pair.
   */
  private static <T> Deserializer<T> configured(
      Class<T> type, Map<String, String> settings, boolean isKey) {
    Map<String, Object> all = new HashMap<>(settings);
    all.put(isKey ? AvrodyneConfig.KEY_TYPES : AvrodyneConfig.VALUE_TYPES, List.of(type));
    AvrodyneDeserializer<T> created = new AvrodyneDeserializer<>();
    created.configure(all, isKey);
    return created;
  }

  /**
   * Creates the deserializer. It is closed when the job has left the task manager, unless it has
   * become garbage by then, as after a restart of the task.
   */
  @Override
  public void open(InitializationContext context) {
    Deserializer<T> created = source.get();
    deserializer = created;
    ReleaseHook.register(
        context.getUserCodeClassLoader(), getClass(), created, Deserializer::close);
  }

  @Override
  @SuppressWarnings("NullAway") // Null is what Flink expects for a tombstone.
  public T deserialize(byte @Nullable [] message) throws IOException {
    Deserializer<T> from = deserializer;
    if (from == null) {
      throw new IllegalStateException("The schema has not been opened");
    }
    try {
      return from.deserialize(null, message);
    } catch (SerializationException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  /** Returns false, because no value ends a stream. */
  @Override
  public boolean isEndOfStream(T nextElement) {
    return false;
  }

  @Override
  public TypeInformation<T> getProducedType() {
    return type;
  }
}
