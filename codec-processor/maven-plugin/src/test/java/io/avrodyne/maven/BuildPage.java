package io.avrodyne.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The page about builds, with its blocks of code. */
final class BuildPage {

  private static final Path FILE = Path.of("BUILD.md");
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)\\n(.*?)^```$");

  private final String text;

  BuildPage() throws IOException {
    text = Files.readString(FILE);
  }

  String text() {
    return text;
  }

  /** Returns the blocks in a language, in order. */
  List<String> blocks(String language) {
    return BLOCK
        .matcher(text)
        .results()
        .filter(block -> block.group(1).equals(language))
        .map(block -> block.group(2))
        .toList();
  }

  /** Returns the block in a language that has a text. */
  String block(String language, String part) {
    return blocks(language).stream().filter(it -> it.contains(part)).findFirst().orElseThrow();
  }

  /** Returns the commands, in order. */
  List<String> commands() {
    return blocks("sh").stream().flatMap(String::lines).toList();
  }

  /** Returns the first group of each place that a pattern finds. */
  List<String> all(Pattern pattern) {
    return pattern.matcher(text).results().map((MatchResult found) -> found.group(1)).toList();
  }
}
