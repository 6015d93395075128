package io.avrodyne.command;

import io.avrodyne.registry.SchemaRegistry;
import io.avrodyne.runtime.Fingerprints;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The schemas of a registry by their fingerprints, which registries do not know: versions are read
 * until one has the fingerprint, the newest of each subject first, and none twice.
 */
final class RegistryFingerprints {

  private final SchemaRegistry registry;
  private final Iterator<String> subjects;
  private final Map<Long, Schema> known = new HashMap<>();
  private final Deque<Integer> versions = new ArrayDeque<>();
  private String subject = "";
  private int left;

  /**
   * Creates a search.
   *
   * @param patterns the subjects to search; all if empty
   * @param maxVersions how many versions may be read
   */
  RegistryFingerprints(SchemaRegistry registry, List<Glob> patterns, int maxVersions) {
    this.registry = registry;
    left = maxVersions;
    subjects =
        registry.subjects().stream()
            .filter(
                name ->
                    patterns.isEmpty() || patterns.stream().anyMatch(glob -> glob.matches(name)))
            .iterator();
  }

  /**
   * Returns the schema of a fingerprint, or null if no version has it.
   *
   * @throws FailedException if there are too many versions to read
   */
  @Nullable Schema find(long fingerprint) {
    Schema found = known.get(fingerprint);
    while (found == null && hasVersion()) {
      if (left-- == 0) {
        throw new FailedException(
            "The registry has too many versions to search all for a fingerprint. Name the subjects"
                + " with --subject.");
      }
      registry.version(subject, versions.removeLast()).ifPresent(next -> add(next.schema()));
      found = known.get(fingerprint);
    }
    return found;
  }

  private boolean hasVersion() {
    while (versions.isEmpty() && subjects.hasNext()) {
      subject = subjects.next();
      versions.addAll(registry.versions(subject));
    }
    return !versions.isEmpty();
  }

  private void add(Schema schema) {
    known.putIfAbsent(Fingerprints.crc64(schema), schema);
  }
}
