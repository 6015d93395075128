package io.avrodyne.benchmarks.harness.run;

import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.harness.report.Failure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * The cases of a run, and those that are left out.
 *
 * @param cases what is measured
 * @param refused the cases whose contender says that it cannot take part
 */
record Selection(List<Case> cases, List<Failure> refused) {

  Selection {
    cases = List.copyOf(cases);
    refused = List.copyOf(refused);
  }

  /**
   * Selects the cases of a profile that the arguments leave.
   *
   * @throws CommandLineOptionException if JMH does not know the arguments
   * @throws MisuseException if they select nothing, or a value that does not exist
   */
  static Selection of(Profile profile, List<String> arguments)
      throws CommandLineOptionException, MisuseException {
    Map<CaseId, Case> cases = new LinkedHashMap<>();
    Map<CaseId, Failure> refused = new LinkedHashMap<>();
    Set<Failure> missing = new LinkedHashSet<>();
    // All benchmarks of a class have the same answer.
    Map<List<Object>, Optional<String>> refusals = new HashMap<>();
    for (Part part : profile.parts()) {
      Options options = new CommandLineOptions(part.refined(arguments).toArray(String[]::new));
      for (BenchmarkListEntry entry : entries(part, options)) {
        BenchmarkClass type = new BenchmarkClass(entry);
        for (Map<String, String> parameters : type.parameters(options)) {
          if (part.includes(parameters)) {
            CaseId id = new CaseId(entry.getUsername(), entry.getMode(), parameters);
            Optional<String> refusal =
                refusals.computeIfAbsent(
                    List.of(entry.getUserClassQName(), parameters),
                    key -> type.refusal(parameters));
            if (refusal.isPresent()) {
              String reason = "does not take part: " + refusal.orElseThrow();
              refused.putIfAbsent(id, new Failure(id.benchmark(), parameters, reason));
            } else {
              Described contender = type.described();
              cases.putIfAbsent(
                  id,
                  new Case(
                      id,
                      Timing.of(entry, options, contender.iteration(parameters)),
                      ForkOptions.of(id, entry, options),
                      contender.servers(parameters)));
            }
          }
        }
      }
      missing.addAll(
          OptionalContenders.missing(name -> isSelected(name, part, options), cases.keySet()));
    }
    if (cases.isEmpty() && refused.isEmpty()) {
      throw new MisuseException(
          profile.name().equals(Profiles.FLINK)
              ? "No benchmark matches. Those of Flink need the Maven profile: add -Pflink"
              : "No benchmark matches. List them with -Djmh.args=-l");
    }
    missing.addAll(refused.values());
    return new Selection(List.copyOf(cases.values()), List.copyOf(missing));
  }

  private static boolean isSelected(String name, Part part, Options options) {
    return part.includes(name)
        && options.getExcludes().stream()
            .noneMatch(exclude -> Pattern.compile(exclude).matcher(name).find())
        && (options.getIncludes().isEmpty()
            || options.getIncludes().stream()
                .anyMatch(include -> Pattern.compile(include).matcher(name).find()));
  }

  private static List<BenchmarkListEntry> entries(Part part, Options options)
      throws MisuseException {
    OutputFormat silent = OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT);
    List<BenchmarkListEntry> entries = new ArrayList<>();
    try {
      BenchmarkList.defaultList()
          .find(silent, options.getIncludes(), options.getExcludes())
          .stream()
          .filter(entry -> part.includes(entry.getUsername()))
          .forEach(entry -> entries.addAll(inModes(entry, options)));
    } catch (PatternSyntaxException e) {
      throw new MisuseException("Not a regular expression: " + e.getPattern());
    }
    return entries;
  }

  private static List<BenchmarkListEntry> inModes(BenchmarkListEntry entry, Options options) {
    List<Mode> modes = new ArrayList<>(options.getBenchModes());
    if (modes.isEmpty()) {
      modes.add(entry.getMode());
    }
    if (modes.contains(Mode.All)) {
      modes = new ArrayList<>(List.of(Mode.values()));
      modes.remove(Mode.All);
    }
    return modes.stream().distinct().map(entry::cloneWith).toList();
  }
}
