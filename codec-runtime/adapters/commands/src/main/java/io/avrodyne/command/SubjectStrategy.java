package io.avrodyne.command;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The ways to name the subject of a schema, as Kafka's serializers do. */
enum SubjectStrategy {
  /** The topic, and whether the schema is of the key or of the value. */
  TOPIC {
    @Override
    String subject(String topic, boolean isKey, String fullname) {
      return topic + (isKey ? "-key" : "-value");
    }
  },
  /** The full name of the type. */
  RECORD {
    @Override
    String subject(String topic, boolean isKey, String fullname) {
      return fullname;
    }
  },
  /** The topic and the full name of the type. */
  TOPIC_RECORD {
    @Override
    String subject(String topic, boolean isKey, String fullname) {
      return topic + "-" + fullname;
    }
  };

  /**
   * Returns the subject of a schema.
   *
   * @param topic the topic; {@link #RECORD} ignores it
   */
  abstract String subject(String topic, boolean isKey, String fullname);

  /** Returns the name on the command line. */
  String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the strategy with a name. */
  static SubjectStrategy of(String text) {
    List<String> all = Arrays.stream(values()).map(SubjectStrategy::text).toList();
    int found = all.indexOf(text);
    if (found < 0) {
      throw new UsageException(
          "--subject-strategy is one of "
              + String.join(", ", all)
              + "."
              + Suggestion.of(text, all));
    }
    return values()[found];
  }
}
