package io.avrodyne.maven;

import java.util.Map;
import java.util.regex.Pattern;

/** The names of parameters: those of the commands' options, in Maven's spelling. */
final class ParameterNames {

  private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--([a-z]+(?:-[a-z]+)*)");
  private static final Pattern HELP = Pattern.compile(" See [a-z-]+ --help\\.$");
  private static final Pattern HYPHEN = Pattern.compile("-([a-z])");

  /** The parameters that take several values. */
  private static final Map<String, String> PLURALS =
      Map.of(
          "include", "includes",
          "exclude", "excludes",
          "subject", "subjects",
          "name", "names",
          "union", "unions");

  private ParameterNames() {}

  /** Returns a line of a command with the names of parameters instead of those of options. */
  static String in(String line) {
    String text = HELP.matcher(line).replaceFirst("");
    return OPTION.matcher(text).replaceAll(found -> "<" + of(found.group(1)) + ">");
  }

  /** Returns the parameter for the name of an option without its hyphens. */
  static String of(String option) {
    String plural = PLURALS.get(option);
    return plural == null
        ? HYPHEN.matcher(option).replaceAll(found -> capital(found.group(1)))
        : plural;
  }

  private static String capital(String letter) {
    return String.valueOf(Character.toUpperCase(letter.charAt(0)));
  }
}
