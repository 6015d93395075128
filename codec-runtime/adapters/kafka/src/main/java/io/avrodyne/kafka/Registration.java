package io.avrodyne.kafka;

/** The way in which a serializer obtains the id of a schema from a registry. */
public enum Registration {
  /**
   * Registers the schema if its subject does not have it yet. This is the default, as with other
   * serializers; the settings {@code auto.register.schemas=true}.
   */
  AUTOMATIC,
  /**
   * Requires that the subject already has the schema, and never changes the registry; the settings
   * {@code auto.register.schemas=false}. A version of the subject counts as this schema if data of
   * the two have the same bytes and the same meaning, whatever else their texts contain.
   */
  NEVER,
  /**
   * Requires that the latest version of the subject is this schema, in the same sense, and writes
   * the id of that version; the settings {@code auto.register.schemas=false} and {@code
   * use.latest.version=true}. A codec writes its own schema only, so an id of another layout would
   * make the data unreadable.
   */
  LATEST
}
