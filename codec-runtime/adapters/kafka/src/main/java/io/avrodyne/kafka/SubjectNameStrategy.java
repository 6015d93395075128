package io.avrodyne.kafka;

import io.avrodyne.registry.settings.SubjectRule;
import org.apache.avro.Schema;

/**
 * A rule for the subject under which a registry keeps the schemas of a topic. An implementation
 * that is configured by name needs a public constructor without parameters.
 *
 * <p><b>Threads.</b> Must be safe for use by multiple threads.
 */
public interface SubjectNameStrategy {

  /** Returns the default rule: the name of the topic and {@code -key} or {@code -value}. */
  static SubjectNameStrategy topic() {
    return StandardSubject.TOPIC;
  }

  /** Returns the rule that uses the full name of the schema, whatever the topic. */
  static SubjectNameStrategy record() {
    return new StandardSubject(SubjectRule.RECORD);
  }

  /** Returns the rule that uses the name of the topic, a hyphen and the full name of the schema. */
  static SubjectNameStrategy topicRecord() {
    return new StandardSubject(SubjectRule.TOPIC_RECORD);
  }

  /**
   * Returns the subject of a schema. It is asked once for each topic and schema.
   *
   * @throws IllegalArgumentException if the schema has no subject under this rule
   */
  String subjectOf(String topic, boolean isKey, Schema schema);

  /**
   * Returns whether several schemas of one topic have subjects of their own. If not, values of a
   * sealed type are written with the union of its branches, because a subject is for the versions
   * of one schema. If so, each value is written with the schema of its own class.
   */
  default boolean dependsOnSchema() {
    return true;
  }
}
