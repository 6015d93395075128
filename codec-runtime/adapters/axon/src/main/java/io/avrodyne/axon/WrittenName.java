package io.avrodyne.axon;

import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What Axon stores beside a payload, and the schema whose fingerprint the payload has.
 *
 * @param name the name of the type
 * @param revision its revision, or null
 * @param schema the schema of the codec, perhaps under a former name
 * @param isFormer whether the schema has a former name
 */
record WrittenName(String name, @Nullable String revision, Schema schema, boolean isFormer) {

  /** Returns the name of today. */
  static WrittenName of(Class<?> type, Schema schema, TypeNames names, RevisionSource revisions) {
    String name = names == TypeNames.JAVA ? type.getName() : schema.getFullName();
    return new WrittenName(name, revisions.revisionOf(type, schema), schema, false);
  }

  /**
   * Returns a former name of a class.
   *
   * @throws IllegalArgumentException if the class is not read by that name
   */
  static WrittenName former(Class<?> type, Schema schema, String name, RevisionSource revisions) {
    if (!StoredNames.of(type, schema).contains(name)) {
      throw new IllegalArgumentException(
          type.getName()
              + " cannot be written as "
              + name
              + ": it is not read by that name. Add @AvroAlias(\""
              + name.replace('$', '.')
              + "\") to the class.");
    }
    Schema former = FormerName.schemaOf(schema, name.replace('$', '.'));
    return new WrittenName(name, revisions.revisionOf(type, former), former, true);
  }
}
