package io.avrodyne.maven;

import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** A goal for the schemas of a module, all of which are meant unless parameters choose some. */
@SuppressWarnings("NullAway.Init")
abstract class SchemasMojo extends RegistryMojo {

  /** The class output, in which the annotation processor leaves schemas; or a jar. */
  @Parameter(property = "avrodyne.classes", defaultValue = "${project.build.outputDirectory}")
  File classes;

  /** Whether a module without schemas fails; otherwise, it is passed over. */
  @Parameter(property = "avrodyne.requireSchemas", defaultValue = "false")
  boolean requireSchemas;

  /** Takes only types whose full names match one of these; * is any text, ? a character. */
  @Parameter(property = "avrodyne.includes")
  List<String> includes = List.of();

  /** Leaves out types whose full names match one of these. */
  @Parameter(property = "avrodyne.excludes")
  List<String> excludes = List.of();

  /**
   * How subjects are named: topic, record (the full name of the type) or topic-record. By default
   * topic if there is a topic, and record if there is neither a topic nor a map.
   */
  @Parameter(property = "avrodyne.subjectStrategy")
  @Nullable String subjectStrategy;

  /** The topic of the schemas. */
  @Parameter(property = "avrodyne.topic")
  @Nullable String topic;

  /** Whether the schema is that of the topic's keys, not of its values. */
  @Parameter(property = "avrodyne.key", defaultValue = "false")
  boolean key;

  /** The subjects of single types, by the full names of the types. */
  @Parameter Map<String, String> map = Map.of();

  @Override
  Optional<String> reasonToPass() {
    return requireSchemas ? Optional.empty() : ModuleSchemas.reasonToPass(classes);
  }

  @Override
  void addTo(CommandLine line) {
    boolean isRecord = subjectStrategy == null && topic == null && map.isEmpty();
    line.add("--classes", classes)
        .addAll("--include", includes)
        .addAll("--exclude", excludes)
        .add("--subject-strategy", isRecord ? "record" : subjectStrategy)
        .add("--topic", topic)
        .addFlag("--key", key)
        .addPairs("--map", map);
    super.addTo(line);
  }

  @Override
  boolean addTo(Inputs inputs) throws IOException {
    ModuleSchemas.add(classes, inputs);
    return super.addTo(inputs);
  }
}
