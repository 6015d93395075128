package io.avrodyne.registry;

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
    return answer.saysNotFound() ? Optional.empty() : Optional.of(answer.as(HttpLevels::level));
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

  /** Requests and answers have different names for the level. */
  private static SubjectCompatibility level(byte[] body) throws MalformedAnswerException {
    String[] level = {""};
    JsonAnswers.object(
        body,
        (name, value) -> {
          if (name.equals("compatibilityLevel") || name.equals("compatibility")) {
            level[0] = JsonAnswers.text(value);
          }
        });
    try {
      return SubjectCompatibility.valueOf(level[0].toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw new MalformedAnswerException(
          level[0].isEmpty()
              ? "has no compatibility level"
              : "has the unknown compatibility level " + level[0]);
    }
  }
}
