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

  private final Map<String, Profile> profiles = new LinkedHashMap<>();
  private String name = "";
  private List<Part> parts = new ArrayList<>();
  private String options = "";

  private ProfileTable() {}

  /** Returns the profiles by their names, in the order of the table. */
  static Map<String, Profile> read() {
    ProfileTable table = new ProfileTable();
    try (InputStream in = ProfileTable.class.getResourceAsStream(FILE)) {
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .forEach(table::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    table.end();
    return table.profiles;
  }

  private void add(String line) {
    String text = line.strip();
    if (!line.startsWith(" ")) {
      end();
      name = text;
    } else if (text.startsWith("-")) {
      options = text.substring(text.equals("-") ? 1 : 0);
    } else {
      parts.add(part(text));
    }
  }

  private void end() {
    if (!parts.isEmpty()) {
      Profile profile = new Profile(name.replace(RESUMES, ""), parts, name.endsWith(RESUMES));
      profiles.put(profile.name(), profile);
    }
    parts = new ArrayList<>();
    options = "";
  }

  private Part part(String text) {
    int end = text.contains(" -") ? text.indexOf(" -") : text.length();
    String[] words = text.substring(0, end).split(" ", -1);
    Map<String, String> values = new HashMap<>();
    for (int i = 1; i < words.length; i++) {
      String[] value = words[i].split("=", 2);
      values.put(value[0], value[1]);
    }
    return Part.of(words[0], values, (options + text.substring(end)).strip());
  }
}
