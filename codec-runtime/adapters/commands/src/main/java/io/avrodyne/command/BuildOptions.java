package io.avrodyne.command;

import io.avrodyne.registry.settings.SubjectRule;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The options that say which schemas of a build are meant, and which subjects they belong to. */
final class BuildOptions {

  static final Option CLASSES =
      new Option("--classes", "PATH", "Class output or jar; repeatable (target/classes).");
  static final Option INCLUDE =
      new Option("--include", "GLOB", "Takes only types whose full names match; repeatable.");
  static final Option EXCLUDE =
      new Option("--exclude", "GLOB", "Leaves out types whose full names match; repeatable.");
  static final Option STRATEGY =
      new Option(
          "--subject-strategy", "NAME", "topic, record or topic-record.", SubjectRule.names());
  static final Option TOPIC = new Option("--topic", "NAME", "The topic of the schemas.");
  static final Option KEY = new Option("--key", "", "The topic's keys are meant, not its values.");
  static final Option MAP =
      new Option("--map", "TYPE=SUBJECT", "The subject of a single type; repeatable.");

  static final List<Option> ALL = List.of(CLASSES, INCLUDE, EXCLUDE, STRATEGY, TOPIC, KEY, MAP);

  static final String DETAILS =
      """

      The annotation processor writes the schema of each type into the class output. The subject
      of a schema follows from the strategy:
        topic          <topic>-value or <topic>-key; the default if there is a --topic
        record         the full name of the type
        topic-record   <topic>-<full name of the type>
      --map names the subject of a single type. If there are only --map options, the other types
      are left out. In a GLOB, * matches any characters and ? a single one.
      """;

  static final String NO_TYPES = "--include and --exclude leave none of the types of the build.";

  private static final Path DEFAULT_CLASSES = Path.of("target", "classes");

  private BuildOptions() {}

  /** Returns the schemas that the options ask for, each after those that it uses. */
  static List<Assignment> read(Arguments arguments) throws IOException {
    SubjectChoice choice = SubjectChoice.of(arguments);
    return choice.assign(all(arguments));
  }

  /**
   * Returns the schemas of the types that the options leave, whatever their subjects.
   *
   * @throws UsageException if they leave none
   */
  static List<BuildSchema> schemas(Arguments arguments) throws IOException {
    TypeFilter filter = TypeFilter.of(arguments);
    List<BuildSchema> left =
        all(arguments).stream().filter(one -> filter.accepts(one.fullname())).toList();
    if (left.isEmpty()) {
      throw new UsageException(NO_TYPES);
    }
    return left;
  }

  private static List<BuildSchema> all(Arguments arguments) throws IOException {
    List<Path> given = arguments.all(CLASSES).stream().map(PathOption.of(CLASSES)).toList();
    return BuildSchemas.read(given.isEmpty() ? List.of(DEFAULT_CLASSES) : given);
  }
}
