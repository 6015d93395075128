package io.avrodyne.registry;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The body of an answer about compatibility. */
final class VerdictAnswer {

  private static final int MAX_MESSAGES = 100;

  private VerdictAnswer() {}

  /**
   * Reads a body.
   *
   * @param cleaning makes the registry's text fit for messages
   */
  static CompatibilityVerdict of(byte[] body, UnaryOperator<String> cleaning)
      throws MalformedAnswerException {
    Boolean[] compatible = {null};
    List<String> messages = new ArrayList<>();
    JsonAnswers.object(
        body,
        (name, value) -> {
          switch (name) {
            case "is_compatible" -> compatible[0] = JsonAnswers.flag(value);
            case "messages" -> messages.addAll(texts(value));
            // Apicurio 2 gives one reason.
            case "reason" -> messages.addAll(texts(value));
            default -> {}
          }
        });
    if (compatible[0] == null) {
      throw new MalformedAnswerException("has no is_compatible");
    }
    return new CompatibilityVerdict(
        compatible[0], messages.stream().limit(MAX_MESSAGES).map(cleaning).toList());
  }

  private static List<String> texts(JsonParser value) throws IOException, MalformedAnswerException {
    return switch (value.currentToken()) {
      case VALUE_NULL -> List.of();
      case VALUE_STRING -> List.of(value.getText());
      default -> JsonAnswers.array(value, JsonAnswers::text);
    };
  }
}
