package io.avrodyne.command;

import io.avrodyne.registry.settings.NearName;
import io.avrodyne.registry.settings.SubjectRule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The choice of the schemas of a build, and of their subjects. */
final class SubjectChoice {

  private final @Nullable SubjectRule strategy;
  private final String topic;
  private final boolean isKey;
  private final Map<String, String> mapped;
  private final TypeFilter filter;

  private SubjectChoice(Arguments arguments) {
    Optional<String> topic = arguments.find(BuildOptions.TOPIC);
    this.strategy =
        arguments
            .find(BuildOptions.STRATEGY)
            .map(SubjectChoice::rule)
            .orElse(topic.isPresent() ? SubjectRule.TOPIC : null);
    this.topic = topic.orElse("");
    this.isKey = arguments.has(BuildOptions.KEY);
    this.mapped = mapped(arguments.all(BuildOptions.MAP));
    this.filter = TypeFilter.of(arguments);
  }

  /**
   * Reads the choice from the options.
   *
   * @throws UsageException if the options do not fit together
   */
  static SubjectChoice of(Arguments arguments) {
    SubjectChoice choice = new SubjectChoice(arguments);
    choice.requireSense();
    return choice;
  }

  private static SubjectRule rule(String name) {
    return SubjectRule.named(name).orElseThrow(() -> BuildOptions.STRATEGY.unknown(name));
  }

  private void requireSense() {
    boolean isRecord = strategy == null || strategy == SubjectRule.RECORD;
    if (strategy == null && mapped.isEmpty()) {
      throw new UsageException(
          "The subjects are unknown. Give --topic, --subject-strategy record, or --map.");
    }
    if (!isRecord && topic.isEmpty()) {
      throw new UsageException("This --subject-strategy needs a --topic.");
    }
    if (isRecord && !topic.isEmpty()) {
      throw new UsageException("--subject-strategy record has no use for a --topic.");
    }
    if (isKey && strategy != SubjectRule.TOPIC) {
      throw new UsageException("--key goes with --subject-strategy topic only.");
    }
    if (strategy == null && !filter.isEmpty()) {
      throw new UsageException("--include and --exclude need a --topic or a --subject-strategy.");
    }
  }

  private static Map<String, String> mapped(List<String> options) {
    Map<String, String> mapped = new TreeMap<>();
    for (String option : options) {
      int equals = option.indexOf('=');
      if (equals <= 0 || equals == option.length() - 1) {
        throw new UsageException("--map is not of the form TYPE=SUBJECT.");
      }
      String type = option.substring(0, equals);
      if (mapped.put(type, option.substring(equals + 1)) != null) {
        throw new UsageException("--map names " + type + " more than once.");
      }
    }
    return mapped;
  }

  /**
   * Returns the chosen schemas with their subjects, in the order of the build.
   *
   * @throws UsageException if nothing is chosen, or two schemas have the same subject
   */
  List<Assignment> assign(List<BuildSchema> all) {
    List<String> names = all.stream().map(BuildSchema::fullname).toList();
    for (String type : mapped.keySet()) {
      if (!names.contains(type)) {
        throw new UsageException(
            "--map names "
                + type
                + ", which is not in the build."
                + NearName.suggestion(type, names));
      }
    }
    Set<String> chosen = chosen(all);
    if (chosen.isEmpty()) {
      throw new UsageException(BuildOptions.NO_TYPES);
    }
    return withSubjects(all.stream().filter(one -> chosen.contains(one.fullname())).toList());
  }

  /** Each schema follows those that it uses, so a walk backwards meets the users first. */
  private Set<String> chosen(List<BuildSchema> all) {
    Set<String> chosen = new HashSet<>(mapped.keySet());
    for (int i = all.size() - 1; i >= 0; i--) {
      BuildSchema one = all.get(i);
      if (strategy != null && filter.accepts(one.fullname())) {
        chosen.add(one.fullname());
      }
      if (chosen.contains(one.fullname())) {
        chosen.addAll(one.uses());
      }
    }
    return chosen;
  }

  private List<Assignment> withSubjects(List<BuildSchema> chosen) {
    List<Assignment> assignments = new ArrayList<>();
    Map<String, String> types = new LinkedHashMap<>();
    for (BuildSchema one : chosen) {
      String subject = subject(one.fullname());
      String other = types.put(subject, one.fullname());
      if (other != null) {
        throw new UsageException(
            other
                + " and "
                + one.fullname()
                + " would share the subject "
                + subject
                + ". Choose one with --include, or name their subjects with --map.");
      }
      assignments.add(new Assignment(subject, one));
    }
    return assignments;
  }

  private String subject(String fullname) {
    String subject = mapped.get(fullname);
    if (subject != null) {
      return subject;
    }
    if (strategy == null) {
      throw new UsageException(
          fullname + " is used by a mapped type and has no subject. Add it with --map.");
    }
    return strategy.subjectOf(topic, isKey, fullname);
  }
}
