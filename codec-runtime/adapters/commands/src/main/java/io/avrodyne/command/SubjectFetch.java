package io.avrodyne.command;

import io.avrodyne.registry.SchemaRegistry;
import java.util.List;

/**
 * The fetching of the versions of subjects.
 *
 * @param registry where they are
 * @param latestOnly whether to fetch only the latest version of each subject
 */
record SubjectFetch(SchemaRegistry registry, boolean latestOnly) {

  /**
   * Fetches all subjects that match a pattern.
   *
   * @throws FailedException if no subject matches
   */
  void fetch(List<Glob> patterns, FetchedSchemas fetched) {
    List<String> all = registry.subjects();
    List<String> subjects =
        all.stream()
            .filter(subject -> patterns.stream().anyMatch(glob -> glob.matches(subject)))
            .sorted()
            .toList();
    if (subjects.isEmpty()) {
      throw new FailedException(
          "None of the " + all.size() + " subjects of the registry matches --subject.");
    }
    for (String subject : subjects) {
      fetch(subject, fetched);
    }
  }

  private void fetch(String subject, FetchedSchemas fetched) {
    if (latestOnly) {
      registry.latest(subject).ifPresent(fetched::add);
      return;
    }
    for (int version : registry.versions(subject)) {
      registry.version(subject, version).ifPresent(fetched::add);
    }
  }
}
