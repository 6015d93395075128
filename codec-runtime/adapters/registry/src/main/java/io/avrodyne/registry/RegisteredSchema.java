package io.avrodyne.registry;

import io.avrodyne.runtime.frame.SchemaId;
import java.util.List;
import java.util.UUID;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A schema as a registry holds it: a version of a subject.
 *
 * @param subject the subject
 * @param version the version, from 1; 0 if the registry did not say
 * @param id the id of the schema, which all subjects with this schema share
 * @param guid the GUID of the schema, or null if the registry has no GUIDs
 * @param schema the schema, with the types that it refers to
 * @param references the references to other subjects
 */
public record RegisteredSchema(
    String subject,
    int version,
    int id,
    @Nullable UUID guid,
    Schema schema,
    List<SchemaReference> references) {

  /** Copies the list. */
  public RegisteredSchema {
    references = List.copyOf(references);
  }

  /** Returns the id as frames carry it. */
  public SchemaId schemaId() {
    return SchemaId.id(id);
  }
}
