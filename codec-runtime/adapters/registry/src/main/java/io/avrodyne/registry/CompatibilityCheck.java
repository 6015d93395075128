package io.avrodyne.registry;

import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.adapter.SchemaComparison;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;

/** A check of a schema against the versions of its subject, by the rules of resolution. */
final class CompatibilityCheck {

  private CompatibilityCheck() {}

  /**
   * Returns the verdict on a schema.
   *
   * @param versions the versions, oldest first
   */
  static CompatibilityVerdict of(
      Schema schema, List<RegisteredSchema> versions, SubjectCompatibility rule) {
    int first = rule.comparesAll ? 0 : Math.max(0, versions.size() - 1);
    List<String> messages = new ArrayList<>();
    for (RegisteredSchema version : versions.subList(first, versions.size())) {
      String name = "version " + version.version();
      if (rule.readsOlder) {
        addFailure(messages, "the schema", schema, name, version.schema());
      }
      if (rule.isReadByOlder) {
        addFailure(messages, name, version.schema(), "the schema", schema);
      }
    }
    return new CompatibilityVerdict(messages.isEmpty(), messages);
  }

  private static void addFailure(
      List<String> messages, String reader, Schema readers, String writer, Schema writers) {
    try {
      if (!SchemaComparison.readsAll(writers, readers)) {
        messages.add(
            reader + " cannot read all data of " + writer + ": it lacks a branch, type or symbol");
      }
    } catch (SchemaResolutionException e) {
      messages.add(reader + " cannot read data of " + writer + ": " + e.getMessage());
    }
  }
}
