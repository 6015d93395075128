package io.avrodyne.axon;

import io.avrodyne.api.AvroCodecException;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedType;
import org.jspecify.annotations.Nullable;

/**
 * The exceptions that Axon gets to see. Their messages contain the name of the type, its revision
 * and the path of the field, never a value: exceptions of other libraries may quote values, so only
 * their class is named.
 */
final class PayloadFailures {

  private PayloadFailures() {}

  static SerializationException writing(SerializedType type, RuntimeException cause) {
    return new SerializationException(
        "Cannot serialize " + nameOf(type) + ": " + reasonOf(cause), cause);
  }

  static SerializationException reading(SerializedType type, RuntimeException cause) {
    return new SerializationException(
        "Cannot deserialize " + nameOf(type) + ": " + reasonOf(cause), originOf(cause));
  }

  /** Returns the exception of the codec, if that is why a conversion failed. */
  private static Throwable originOf(RuntimeException cause) {
    return cause instanceof SerializationException
            && cause.getCause() instanceof AvroCodecException origin
        ? origin
        : cause;
  }

  static SerializationException reading(SerializedType type, String reason) {
    return new SerializationException("Cannot deserialize " + nameOf(type) + ": " + reason);
  }

  /** Returns the exception for content that cannot be converted into another form. */
  static SerializationException converting(String subject, Throwable cause) {
    return new SerializationException(subject + ": " + reasonOf(cause), cause);
  }

  private static String nameOf(SerializedType type) {
    return nameOf(type.getName(), type.getRevision());
  }

  private static String nameOf(String name, @Nullable String revision) {
    return revision == null ? name + ", without a revision" : name + ", revision " + revision;
  }

  private static String reasonOf(Throwable cause) {
    return cause instanceof AvroCodecException || cause instanceof SerializationException
        ? String.valueOf(cause.getMessage())
        : "it threw " + cause.getClass().getName();
  }
}
