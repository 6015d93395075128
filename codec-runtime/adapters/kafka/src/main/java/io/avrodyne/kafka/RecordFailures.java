package io.avrodyne.kafka;

import io.avrodyne.api.AvroCodecException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.registry.RegistryException;
import io.avrodyne.runtime.frame.SchemaId;
import org.apache.kafka.common.errors.SerializationException;
import org.jspecify.annotations.Nullable;

/**
 * The exceptions that Kafka gets to see. Their messages have the topic, the schema, the path of the
 * field and the byte, as far as they are known, but never a value.
 */
final class RecordFailures {

  private final boolean isKey;
  private final boolean isOfProperties;

  RecordFailures(SerdeSettings settings) {
    isKey = settings.isKey();
    isOfProperties = settings.isOfProperties();
  }

  SerializationException writing(@Nullable String topic, Class<?> type, RuntimeException cause) {
    return new SerializationException(
        "Cannot serialize the "
            + place(topic)
            + ", of class "
            + type.getTypeName()
            + ": "
            + advised(reasonOf(cause)),
        cause);
  }

  /**
   * Returns the exception for a key or value that cannot be read. Its cause is the rule of
   * resolution that the schemas break, if there is one; the bytes are damaged otherwise.
   */
  SerializationException reading(@Nullable String topic, SchemaId id, AvroCodecException thrown) {
    boolean isNamed = String.valueOf(thrown.getMessage()).contains(id.toString());
    return new SerializationException(
        "Cannot deserialize the "
            + place(topic)
            + ": "
            + (isNamed || id.kind() == SchemaId.Kind.NONE ? "" : id + ": ")
            + advised(reasonOf(thrown)),
        thrown.getCause() instanceof SchemaResolutionException rule ? rule : thrown);
  }

  /** Returns the exception for a schema whose id cannot be written. */
  SerializationException subject(
      @Nullable String topic, String subject, String reason, @Nullable RuntimeException cause) {
    return new SerializationException(
        "Cannot write to topic "
            + topic
            + " with the id of a schema in subject "
            + subject
            + ": "
            + advised(reason),
        cause);
  }

  private String place(@Nullable String topic) {
    return (isKey ? "key" : "value") + " of a record of topic " + topic;
  }

  /** Returns a message whose advice is for the settings that the reader of the message has. */
  private String advised(String reason) {
    return isOfProperties ? PropertyAdvice.in(reason, isKey) : reason;
  }

  /** Returns the message of an exception and, of a registry's answer, why there was no schema. */
  private static String reasonOf(RuntimeException thrown) {
    String reason = String.valueOf(thrown.getMessage());
    return thrown.getCause() instanceof RegistryException registry
        ? reason + ": " + registry.getMessage()
        : reason;
  }
}
