package io.avrodyne.benchmarks.harness.run;

import io.avrodyne.benchmarks.harness.Datasets;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The profiles. They match by name, so a workload or contender that is added takes part. */
final class Profiles {

  /** The profile of the benchmarks that only builds with the Maven profile of this name have. */
  static final String FLINK = "flink";

  private static final String RESUMES = " resumes";

  private static final Map<String, Profile> ALL = table();

  /** The experiment that runs without arguments. */
  private static final Profile PUBLISHED = Objects.requireNonNull(ALL.remove("published"));

  static {
    // A family of workloads is the first word of their names.
    Datasets.all().stream()
        .map(each -> each.name().replaceFirst("_.*", ""))
        .map(Profiles::family)
        .forEach(each -> ALL.put(each.name(), each));
  }

  private Profiles() {}

  /**
   * Returns the profile that the settings ask for. Arguments without a profile select by
   * themselves.
   *
   * @throws MisuseException if no profile has this name
   */
  static Profile of(Settings settings) throws MisuseException {
    Optional<String> name = settings.profile();
    if (name.isEmpty()) {
      return settings.arguments().isEmpty() ? PUBLISHED : Profile.everything();
    }
    Profile profile = ALL.get(name.orElseThrow());
    if (profile == null) {
      throw new MisuseException(
          "There is no profile "
              + name.orElseThrow()
              + ". Choose from "
              + String.join(", ", ALL.keySet())
              + ", sizes, starts");
    }
    return profile;
  }

  private static Profile family(String word) {
    Map<String, String> values = Map.of("workload", word + "(_.*)?");
    return new Profile(
        word.toLowerCase(Locale.ROOT),
        new Part("\\.objects\\.\\w+Benchmark\\.", values, "-prof gc"));
  }

  /** Reads the table, which says what its lines mean. */
  private static Map<String, Profile> table() {
    Map<String, List<Part>> parts = new LinkedHashMap<>();
    String head = "";
    String options = "";
    for (String line : lines()) {
      String text = line.strip();
      if (!line.startsWith(" ")) {
        head = text;
        options = "";
      } else if (text.startsWith("-")) {
        options = text.equals("-") ? "" : text;
      } else {
        parts.computeIfAbsent(head, key -> new ArrayList<>()).add(part(text, options));
      }
    }
    Map<String, Profile> profiles = new LinkedHashMap<>();
    parts.forEach(
        (key, ofProfile) -> {
          String name = key.replace(RESUMES, "");
          profiles.put(name, new Profile(name, ofProfile, key.endsWith(RESUMES)));
        });
    return profiles;
  }

  private static List<String> lines() {
    try (InputStream in = Profiles.class.getResourceAsStream("profiles.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Part part(String text, String options) {
    int end = text.contains(" -") ? text.indexOf(" -") : text.length();
    String[] words = text.substring(0, end).split(" ", -1);
    Map<String, String> values = new HashMap<>();
    for (int i = 1; i < words.length; i++) {
      String[] value = words[i].split("=", 2);
      values.put(value[0], value[1]);
    }
    return new Part(words[0], values, (options + text.substring(end)).strip());
  }
}
