package io.avrodyne.command;

import io.avrodyne.api.DecodeException;
import io.avrodyne.registry.RegistryException;
import io.avrodyne.registry.SchemaRegistry;
import java.util.List;
import java.util.function.Consumer;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The schemas of a registry by their fingerprints, which registries do not know. All versions are
 * read, once: another than the first that is found may have the fingerprint, too. Versions that are
 * not Avro are passed over.
 */
final class RegistryFingerprints {

  /** The status of an answer that arrived, with a schema that cannot be used. */
  static final int OK = 200;

  private final SchemaRegistry registry;
  private final List<Glob> patterns;
  private final int maxVersions;
  private final FingerprintTable table;
  private final Consumer<String> notes;
  private boolean isRead;
  private int versions;
  private int passedOver;
  private String reason = "";

  /**
   * Creates a search.
   *
   * @param patterns the subjects to search; all if empty
   * @param maxVersions how many versions may be read
   * @param table takes the schemas
   * @param notes takes the sentence that says what was passed over
   */
  RegistryFingerprints(
      SchemaRegistry registry,
      List<Glob> patterns,
      int maxVersions,
      FingerprintTable table,
      Consumer<String> notes) {
    this.registry = registry;
    this.patterns = List.copyOf(patterns);
    this.maxVersions = maxVersions;
    this.table = table;
    this.notes = notes;
  }

  /**
   * Returns the schema of a fingerprint, or null if no version has it.
   *
   * @throws FailedException if there are too many versions to read
   * @throws DecodeException if several have the fingerprint, and the same bytes mean different data
   *     in them
   */
  @Nullable Schema find(long fingerprint) {
    if (!isRead) {
      registry.subjects().stream().filter(this::isMeant).forEach(this::read);
      isRead = true;
    }
    if (passedOver > 0 && (table.isHiding() || !table.has(fingerprint))) {
      notes.accept(note());
      passedOver = 0;
    }
    return table.find(fingerprint);
  }

  private String note() {
    return "Passed over "
        + passedOver
        + (passedOver == 1 ? " version" : " versions")
        + (table.isHiding() ? ", so fields that only such a version marks are not hidden" : "")
        + "; the first: "
        + reason;
  }

  private boolean isMeant(String subject) {
    return patterns.isEmpty() || patterns.stream().anyMatch(glob -> glob.matches(subject));
  }

  private void read(String subject) {
    for (int version : registry.versions(subject)) {
      if (++versions > maxVersions) {
        throw new FailedException(
            "The subjects that are searched for fingerprints have more than "
                + maxVersions
                + " versions, which is the limit. Name fewer subjects with --subject.");
      }
      try {
        registry.version(subject, version).ifPresent(found -> table.add(found.schema()));
      } catch (RegistryException e) {
        passOver(e);
      }
    }
  }

  private void passOver(RegistryException e) {
    if (e.status() != OK) {
      throw e;
    }
    if (passedOver++ == 0) {
      reason = String.valueOf(e.getMessage());
    }
  }
}
