package io.avrodyne.processor.emit;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The comments that fit into one line, where JavaPoet prints three. */
final class ShortJavadoc {

  private static final int MAX_CHARS = 100;

  /** Three whole lines, so that nothing within a string literal matches. */
  private static final Pattern THREE_LINES =
      Pattern.compile("(?m)^( *)/\\*\\*\\n *\\* (.*)\\n *\\*/$");

  private ShortJavadoc() {}

  /** Returns a source in which they are in one line. */
  static String inOneLine(String source) {
    return THREE_LINES.matcher(source).replaceAll(ShortJavadoc::shortened);
  }

  private static String shortened(MatchResult comment) {
    String line = comment.group(1) + "/** " + comment.group(2) + " */";
    return Matcher.quoteReplacement(line.length() > MAX_CHARS ? comment.group() : line);
  }
}
