package io.avrodyne.benchmarks.harness.run;

import io.avrodyne.benchmarks.harness.report.RunInfo;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * The settings of a run, as the user gave them.
 *
 * @param arguments arguments of JMH
 * @param properties the properties {@code jmh.*} of the build that are set, without this prefix
 */
public record Settings(List<String> arguments, Map<String, String> properties) {

  private static final String COMMAND = "mvn -pl codec-benchmarks jmh";
  private static final String PREFIX = "jmh.";

  /** The properties that are arguments of JMH under another name. */
  private static final Map<String, String> OPTIONS = Map.of("threads", "-t", "mode", "-bm");

  private static final List<String> NAMES =
      List.of("profile", "threads", "mode", "baseline", "fresh", "postgres", "redis");

  /** The addresses of servers, which may contain a password. */
  private static final Set<String> ADDRESSES = Set.of("postgres", "redis");

  /** Copies the collections; the properties keep their order. */
  public Settings {
    arguments = List.copyOf(arguments);
    properties = new LinkedHashMap<>(properties);
  }

  /**
   * Reads the settings. A property that is empty is not set, because the build passes all of them.
   *
   * @param property returns the value of a property, or an empty string
   */
  public static Settings of(List<String> arguments, UnaryOperator<String> property) {
    Map<String, String> set = new LinkedHashMap<>();
    for (String name : NAMES) {
      String value = property.apply(PREFIX + name);
      if (!value.isEmpty()) {
        set.put(name, value);
      }
    }
    return new Settings(arguments, set);
  }

  /** Returns the profile that is asked for. */
  public Optional<String> profile() {
    return value("profile");
  }

  /** Returns whether results of an earlier run must not be used again. */
  public boolean fresh() {
    return value("fresh").filter(value -> !value.equals("false")).isPresent();
  }

  /** Returns the arguments, with those that are given as properties. */
  public List<String> options() {
    List<String> options = new ArrayList<>(arguments);
    OPTIONS.forEach(
        (name, option) ->
            value(name)
                .filter(value -> !arguments.contains(option))
                .ifPresent(value -> options.addAll(List.of(option, value))));
    return options;
  }

  /**
   * Returns the facts for the report.
   *
   * @throws MisuseException if the file of earlier results cannot be read
   */
  public RunInfo info(Instant date) throws MisuseException {
    Optional<Path> baseline = Optional.empty();
    if (value("baseline").isPresent()) {
      baseline = Optional.of(existing(Path.of(value("baseline").orElseThrow())));
    }
    String complete = command().replace(COMMAND, COMMAND + OptionalContenders.option());
    return new RunInfo(complete, date, baseline);
  }

  /** Returns the command that repeats the run, in a build without optional contenders. */
  public String command() {
    String start =
        profile().filter(Profiles.FLINK::equals).map(n -> COMMAND + " -Pflink").orElse(COMMAND);
    String command =
        properties.entrySet().stream()
            .map(each -> " -D" + PREFIX + each.getKey() + "=" + printed(each))
            .collect(Collectors.joining("", start, ""));
    return arguments.isEmpty()
        ? command
        : arguments.stream()
            .map(argument -> argument.contains(" ") ? "'" + argument + "'" : argument)
            .collect(Collectors.joining(" ", command + " -Djmh.args=\"", "\""));
  }

  private static String printed(Map.Entry<String, String> property) {
    return ADDRESSES.contains(property.getKey()) ? "<address>" : property.getValue();
  }

  /** Returns what is measured and how: the command without what does not change results. */
  String selection() {
    Map<String, String> relevant = new LinkedHashMap<>(properties);
    relevant.keySet().removeAll(List.of("baseline", "fresh"));
    return new Settings(arguments, relevant).command();
  }

  private Optional<String> value(String name) {
    return Optional.ofNullable(properties.get(name));
  }

  /** Finds a file by its path relative to the module or to the project, where the user is. */
  private static Path existing(Path path) throws MisuseException {
    for (Path each : List.of(path, Path.of("..").resolve(path))) {
      if (Files.isReadable(each)) {
        return each;
      }
    }
    throw new MisuseException("There are no earlier results to compare with in " + path);
  }
}
