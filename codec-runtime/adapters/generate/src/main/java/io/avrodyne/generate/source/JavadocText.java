package io.avrodyne.generate.source;

import java.util.ArrayList;
import java.util.List;

/** Documentation of schemas as Javadoc that shows the same text. */
final class JavadocText {

  private static final int WIDTH = 90;

  private JavadocText() {}

  /** Returns the text, wrapped, without anything that Java or Javadoc would interpret. */
  static String of(String doc) {
    List<String> lines = new ArrayList<>();
    for (String line : escaped(doc).strip().lines().toList()) {
      wrap(line.strip(), lines);
    }
    return String.join("\n", lines);
  }

  private static String escaped(String doc) {
    return doc.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("@", "&#64;")
        .replace("\\", "&#92;")
        .replace("*/", "*&#47;")
        .replace("/*", "&#47;*");
  }

  private static void wrap(String line, List<String> lines) {
    StringBuilder current = new StringBuilder();
    for (String word : line.split(" +", -1)) {
      if (current.length() > 0 && current.length() + word.length() >= WIDTH) {
        lines.add(current.toString());
        current.setLength(0);
      }
      current.append(current.length() == 0 ? "" : " ").append(word);
    }
    lines.add(current.toString());
  }
}
