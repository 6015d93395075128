package io.avrodyne.registry;

import com.fasterxml.jackson.core.JsonToken;
import java.util.Locale;
import java.util.Optional;

/** The requests about compatibility levels. */
final class HttpLevels {

  private static final String PATH = "/config";

  private final HttpCaller caller;

  HttpLevels(HttpCaller caller) {
    this.caller = caller;
  }

  /** Returns the level of a subject; empty if it has none of its own. */
  Optional<SubjectCompatibility> find(String subject) {
    Answer answer =
        caller.begin().call(RegistryRequest.get(HttpRegistry.named(subject), path(subject)));
    return answer.saysNotFound() ? Optional.empty() : answer.as(HttpLevels::ownLevel);
  }

  /** Returns the level of subjects without one of their own. */
  SubjectCompatibility findDefault() {
    RegistryRequest request = RegistryRequest.get("the default compatibility", PATH);
    return caller.begin().call(request).as(HttpLevels::level);
  }

  void set(String subject, SubjectCompatibility level) {
    String body = "{\"compatibility\":\"" + level + "\"}";
    RegistryRequest request = RegistryRequest.put(HttpRegistry.named(subject), path(subject), body);
    SubjectCompatibility answered = caller.begin().call(request).as(HttpLevels::level);
    if (answered != level) {
      throw new RegistryException(
          HttpRegistry.named(subject)
              + ": the registry was asked for "
              + level
              + " and answered that the level is "
              + answered
              + ". Check its settings",
          Answer.OK,
          0,
          null);
    }
  }

  private static String path(String subject) {
    return PATH + "/" + HttpRegistry.segment(subject);
  }

  private static SubjectCompatibility level(byte[] body) throws MalformedAnswerException {
    Optional<SubjectCompatibility> level = ownLevel(body);
    if (level.isEmpty()) {
      throw new MalformedAnswerException("has no compatibility level");
    }
    return level.get();
  }

  /**
   * Returns the level, whose name differs between requests and answers; empty if there is none,
   * since a subject may have only other settings, such as an alias.
   */
  private static Optional<SubjectCompatibility> ownLevel(byte[] body)
      throws MalformedAnswerException {
    String[] level = {""};
    JsonAnswers.object(
        body,
        (name, value) -> {
          boolean isLevel = name.equals("compatibilityLevel") || name.equals("compatibility");
          if (isLevel && value.currentToken() != JsonToken.VALUE_NULL) {
            level[0] = JsonAnswers.text(value);
          }
        });
    if (level[0].isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(SubjectCompatibility.valueOf(level[0].toUpperCase(Locale.ROOT)));
    } catch (IllegalArgumentException e) {
      throw new MalformedAnswerException("has the unknown compatibility level " + level[0]);
    }
  }
}
