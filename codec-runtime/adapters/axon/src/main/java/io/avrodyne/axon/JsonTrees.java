package io.avrodyne.axon;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.axonframework.serialization.SerializationException;

/**
 * Conversions between the text and the tree of JSON that keep all digits of numbers, but not the
 * sign of zero.
 *
 * <p><b>Errors.</b> {@link SerializationException} for text that is not JSON, and for nesting
 * beyond Jackson's limits.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class JsonTrees {

  /** The length that the transcoder allows for numbers. */
  private static final int MAX_NUMBER_CHARS = 10_000;

  private static final JsonMapper JSON =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNumberLength(MAX_NUMBER_CHARS).build())
                  .build())
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  private JsonTrees() {}

  static JsonNode ofText(String json) {
    try {
      return JSON.readTree(json);
    } catch (JsonProcessingException | RuntimeException | StackOverflowError e) {
      throw PayloadFailures.converting("Cannot parse JSON", e);
    }
  }

  static String toText(JsonNode tree) {
    try {
      return tree.toString();
    } catch (RuntimeException | StackOverflowError e) {
      throw PayloadFailures.converting("Cannot write JSON", e);
    }
  }
}
