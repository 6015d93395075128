package io.avrodyne.kafka;

import io.avrodyne.runtime.registry.RegistryException;
import org.apache.kafka.common.errors.SerializationException;
import org.jspecify.annotations.Nullable;

/**
 * The exceptions that Kafka gets to see. Their messages have the topic, the schema, the path of the
 * field and the byte, as far as they are known, but never a value.
 */
final class RecordFailures {

  private RecordFailures() {}

  static SerializationException writing(
      boolean isKey, @Nullable String topic, Class<?> type, RuntimeException cause) {
    return new SerializationException(
        "Cannot serialize the "
            + place(isKey, topic)
            + ", of class "
            + type.getName()
            + ": "
            + reasonOf(cause),
        cause);
  }

  static SerializationException reading(
      boolean isKey, @Nullable String topic, RuntimeException cause) {
    return new SerializationException(
        "Cannot deserialize the " + place(isKey, topic) + ": " + reasonOf(cause), cause);
  }

  /** Returns the exception for a schema whose id cannot be written. */
  static SerializationException subject(
      @Nullable String topic, String subject, String reason, @Nullable RuntimeException cause) {
    return new SerializationException(
        "Cannot write to topic "
            + topic
            + " with the id of a schema in subject "
            + subject
            + ": "
            + reason,
        cause);
  }

  private static String place(boolean isKey, @Nullable String topic) {
    return (isKey ? "key" : "value") + " of a record of topic " + topic;
  }

  /** Returns the message of an exception and, of a registry's answer, why there was no schema. */
  private static String reasonOf(RuntimeException thrown) {
    String reason = String.valueOf(thrown.getMessage());
    return thrown.getCause() instanceof RegistryException registry
        ? reason + ": " + registry.getMessage()
        : reason;
  }
}
