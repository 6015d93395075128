package io.avrodyne.registry.settings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The usual rules for the subject of a schema. */
public enum SubjectRule {
  /** The topic, and whether the schema is of its keys or of its values. */
  TOPIC("TopicNameStrategy"),
  /** The full name of the schema. */
  RECORD("RecordNameStrategy"),
  /** The topic and the full name of the schema. */
  TOPIC_RECORD("TopicRecordNameStrategy");

  private static final String CONFLUENT = "io.confluent.kafka.serializers.subject.";

  private final String confluent;

  SubjectRule(String simpleName) {
    confluent = CONFLUENT + simpleName;
  }

  /** Finds a rule by its name, such as {@code topic-record}, or by that of Confluent's class. */
  public static Optional<SubjectRule> named(String name) {
    return Arrays.stream(values())
        .filter(rule -> name.equals(rule.text()) || name.equals(rule.confluent))
        .findFirst();
  }

  /** Returns the names in settings. */
  public static List<String> names() {
    return Arrays.stream(values()).map(SubjectRule::text).toList();
  }

  private String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Returns the subject of a schema.
   *
   * @param topic the topic; {@link #RECORD} ignores it
   * @param fullname the full name of the schema; {@link #TOPIC} ignores it
   */
  public String subjectOf(String topic, boolean isKey, String fullname) {
    return switch (this) {
      case TOPIC -> topic + (isKey ? "-key" : "-value");
      case RECORD -> fullname;
      case TOPIC_RECORD -> topic + "-" + fullname;
    };
  }
}
