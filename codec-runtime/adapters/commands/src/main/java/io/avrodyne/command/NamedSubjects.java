package io.avrodyne.command;

import io.avrodyne.registry.SchemaRegistry;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/**
 * The subjects that a command line names, or those of the schemas of a build.
 *
 * @param named names and patterns
 * @param assigned the subjects of a build
 */
record NamedSubjects(List<String> named, List<String> assigned) {

  static final Option SUBJECT =
      new Option("--subject", "GLOB", "A subject, or all that match; repeatable.");

  /** Copies the lists. */
  NamedSubjects {
    named = List.copyOf(named);
    assigned = List.copyOf(assigned);
  }

  /**
   * Reads the options.
   *
   * @throws UsageException if they name no subjects, or in two ways
   */
  static NamedSubjects of(Arguments arguments) throws IOException {
    List<String> named = arguments.all(SUBJECT);
    List<Option> ofBuild = BuildOptions.ALL.stream().filter(arguments::has).toList();
    if (named.isEmpty()) {
      if (ofBuild.isEmpty()) {
        throw new UsageException(
            "The subjects are unknown. Give --subject, or --topic, --subject-strategy or --map.");
      }
      return new NamedSubjects(
          List.of(), BuildOptions.read(arguments).stream().map(Assignment::subject).toList());
    }
    if (!ofBuild.isEmpty()) {
      throw new UsageException(
          "--subject says which subjects are meant, so " + ofBuild.get(0).name() + " has no use.");
    }
    if (named.stream().anyMatch(String::isBlank)) {
      throw new UsageException("--subject is empty.");
    }
    return new NamedSubjects(named, List.of());
  }

  /**
   * Returns the subjects that are meant: those of a build in its order, others by their names.
   *
   * @throws FailedException if a pattern matches none
   */
  Collection<String> in(SchemaRegistry registry) {
    if (named.isEmpty()) {
      return assigned;
    }
    TreeSet<String> subjects = new TreeSet<>();
    for (String name : named) {
      if (Glob.isPattern(name)) {
        subjects.addAll(matching(name, registry.subjects()));
      } else {
        subjects.add(name);
      }
    }
    return subjects;
  }

  private static List<String> matching(String pattern, List<String> all) {
    Glob glob = new Glob(pattern);
    List<String> subjects = all.stream().filter(glob::matches).toList();
    if (subjects.isEmpty()) {
      throw new FailedException(
          "None of the " + all.size() + " subjects of the registry matches " + pattern + ".");
    }
    return subjects;
  }
}
