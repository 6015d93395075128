package io.avrodyne.runtime.message;

import io.avrodyne.runtime.frame.SchemaId;
import io.avrodyne.runtime.frame.SchemaId.Kind;

/** The advice for identifiers that a source does not know. */
final class UnknownIds {

  private UnknownIds() {}

  /**
   * Returns what to do about an identifier.
   *
   * @param names the full names of the decoder's schemas
   */
  static String advice(SchemaId id, String names) {
    return remedy(id) + ". This decoder is for " + names;
  }

  private static String remedy(SchemaId id) {
    if (id.kind() == Kind.FINGERPRINT) {
      return "This application is probably older than the writer: deploy the version that was built"
          + " with the writer's schema. Otherwise add the schema to the schema source of this"
          + " decoder, such as a SchemaStore, or to the schema history that the codec is compiled"
          + " with";
    }
    if (id.kind() == Kind.ID && id.low() == 0) {
      return "Ids usually begin at 1. If the producer writes ids of 8 bytes, as Apicurio 2 does,"
          + " choose Framings.APICURIO_PREFIX";
    }
    if (id.kind() == Kind.GLOBAL_ID && id.low() > Integer.MAX_VALUE) {
      return "The id is unusually high. If the producer writes ids of 4 bytes, as Confluent and"
          + " Apicurio 3 do, choose Framings.CONFLUENT_PREFIX";
    }
    return "The schema source does not have it. Check that it is the registry of the producer";
  }
}
