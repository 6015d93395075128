package io.avrodyne.benchmarks.harness.run;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A reader of the profiles' table, which says what its lines mean. */
final class ProfileTable {

  private static final String FILE = "profiles.txt";
  private static final String RESUMES = " resumes";

  private ProfileTable() {}

  /** Returns the profiles by their names, in the order of the table. */
  static Map<String, Profile> read() {
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
    try (InputStream in = ProfileTable.class.getResourceAsStream(FILE)) {
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
