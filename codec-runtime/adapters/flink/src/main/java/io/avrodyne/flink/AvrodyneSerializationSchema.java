package io.avrodyne.flink;

import io.avrodyne.kafka.AvrodyneConfig;
import io.avrodyne.kafka.AvrodyneSerializer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.flink.api.common.serialization.SerializationSchema;
import org.apache.flink.util.function.SerializableSupplier;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Serializer;
import org.jspecify.annotations.Nullable;

/**
 * A schema of Flink that writes values in the frames of codec-kafka, for {@code
 * KafkaRecordSerializationSchema}. It needs {@code kafka-clients}, which Flink's connector for
 * Kafka brings. Frames in headers need an {@link AvrodyneSerializer} itself, because this schema
 * does not see headers.
 *
 * <p><b>Shape.</b> That of {@link AvrodyneSerializer}; null is written as null.
 *
 * <p><b>Errors.</b> {@link SerializationException}, as the serializer throws it.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 *
 * @param <T> the Java type
 */
public final class AvrodyneSerializationSchema<T> implements SerializationSchema<T> {

  private static final long serialVersionUID = 1L;

  private final String topic;
  private final SerializableSupplier<Serializer<T>> source;

  @SuppressWarnings("serial") // It is created again.
  private transient @Nullable Serializer<T> serializer;

  private AvrodyneSerializationSchema(String topic, SerializableSupplier<Serializer<T>> source) {
    this.topic = topic;
    this.source = source;
  }

  /**
   * Returns a schema for values, with settings of {@link AvrodyneSerializer}.
   *
   * @param topic the topic, which may determine the subject of the schema
   */
  public static <T> AvrodyneSerializationSchema<T> of(
      String topic, Class<T> type, Map<String, String> settings) {
    HashMap<String, String> copy = new HashMap<>(settings);
    return new AvrodyneSerializationSchema<>(topic, () -> configured(type, copy, false));
  }

  /** Returns a schema for keys, with settings of {@link AvrodyneSerializer}. */
  public static <T> AvrodyneSerializationSchema<T> ofKeys(
      String topic, Class<T> type, Map<String, String> settings) {
    HashMap<String, String> copy = new HashMap<>(settings);
    return new AvrodyneSerializationSchema<>(topic, () -> configured(type, copy, true));
  }

  /**
   * Returns a schema with a serializer that is built on every task manager, as {@code
   * AvrodyneSerde.builder} does it.
   */
  public static <T> AvrodyneSerializationSchema<T> of(
      String topic, SerializableSupplier<Serializer<T>> serializer) {
    return new AvrodyneSerializationSchema<>(topic, serializer);
  }

  /**
   * Creates the serializer with a client of the registry that it closes itself, unlike that of a
   * pair.
   */
  private static <T> Serializer<T> configured(
      Class<T> type, Map<String, String> settings, boolean isKey) {
    Map<String, Object> all = new HashMap<>(settings);
    all.put(isKey ? AvrodyneConfig.KEY_TYPES : AvrodyneConfig.VALUE_TYPES, List.of(type));
    AvrodyneSerializer<T> created = new AvrodyneSerializer<>();
    created.configure(all, isKey);
    return created;
  }

  /**
   * Creates the serializer. It is closed when the job has left the task manager, unless it has
   * become garbage by then, as after a restart of the task.
   */
  @Override
  public void open(InitializationContext context) {
    Serializer<T> created = source.get();
    serializer = created;
    ReleaseHook.register(context.getUserCodeClassLoader(), getClass(), created, Serializer::close);
  }

  @Override
  public byte @Nullable [] serialize(@Nullable T element) {
    Serializer<T> to = serializer;
    if (to == null) {
      throw new IllegalStateException("The schema has not been opened");
    }
    return to.serialize(topic, element);
  }
}
