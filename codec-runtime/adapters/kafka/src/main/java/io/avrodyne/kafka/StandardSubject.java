package io.avrodyne.kafka;

import java.util.Set;
import org.apache.avro.Schema;

/** The usual rules for subjects. */
enum StandardSubject implements SubjectNameStrategy {
  TOPIC {
    @Override
    public String subjectOf(String topic, boolean isKey, Schema schema) {
      return topic + (isKey ? "-key" : "-value");
    }

    @Override
    public boolean dependsOnSchema() {
      return false;
    }
  },
  RECORD {
    @Override
    public String subjectOf(String topic, boolean isKey, Schema schema) {
      return nameOf(schema);
    }
  },
  TOPIC_RECORD {
    @Override
    public String subjectOf(String topic, boolean isKey, Schema schema) {
      return topic + "-" + nameOf(schema);
    }
  };

  private static final Set<Schema.Type> NAMED =
      Set.of(Schema.Type.RECORD, Schema.Type.ENUM, Schema.Type.FIXED);

  private static String nameOf(Schema schema) {
    if (!NAMED.contains(schema.getType())) {
      throw new IllegalArgumentException(
          "the schema is of type "
              + schema.getType().getName()
              + ", which has no name for a subject. Use the strategy \"topic\"");
    }
    return schema.getFullName();
  }
}
