package io.avrodyne.kafka;

import io.avrodyne.registry.settings.SubjectRule;
import java.util.Set;
import org.apache.avro.Schema;

/** One of the usual rules for subjects. */
record StandardSubject(SubjectRule rule) implements SubjectNameStrategy {

  static final StandardSubject TOPIC = new StandardSubject(SubjectRule.TOPIC);

  private static final Set<Schema.Type> NAMED =
      Set.of(Schema.Type.RECORD, Schema.Type.ENUM, Schema.Type.FIXED);

  @Override
  public String subjectOf(String topic, boolean isKey, Schema schema) {
    return rule.subjectOf(topic, isKey, dependsOnSchema() ? nameOf(schema) : "");
  }

  @Override
  public boolean dependsOnSchema() {
    return rule != SubjectRule.TOPIC;
  }

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
