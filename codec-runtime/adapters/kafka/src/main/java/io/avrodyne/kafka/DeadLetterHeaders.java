package io.avrodyne.kafka;

import java.util.List;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.jspecify.annotations.Nullable;

/** The names of the headers that mark a dead letter. */
final class DeadLetterHeaders {

  /** What the names begin with; no record has one of them before it failed. */
  private static final List<String> PREFIXES =
      List.of(
          "kafka_dlt-", // Spring's DeadLetterPublishingRecoverer
          "kafka_exception-", // These three: Spring's topics for retries
          "kafka_key-exception-",
          "kafka_original-",
          "springDeserializerException", // Spring's ErrorHandlingDeserializer
          "__streams.errors.",
          "__connect.errors.");

  private DeadLetterHeaders() {}

  /** Returns whether one of the headers marks a dead letter. */
  static boolean areIn(@Nullable Headers headers) {
    if (headers == null) {
      return false;
    }
    for (Header header : headers) {
      for (String prefix : PREFIXES) {
        if (header.key().startsWith(prefix)) {
          return true;
        }
      }
    }
    return false;
  }
}
