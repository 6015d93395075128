package io.avrodyne.generate.source;

import java.util.ArrayList;
import java.util.List;

/**
 * The layout of a person: short annotations on one line, long headers with one component a line.
 */
final class SourceLayout {

  private static final int WIDTH = 100;
  private static final String INDENT = "    ";

  private SourceLayout() {}

  static String of(String printed) {
    String text =
        printed
            .replaceAll("(?m)^( *@\\w+\\()\\n +(.*)\\n *\\)$", "$1$2)")
            .replaceAll("(?m)^( *public .*|.*\\)(?: implements .*)?) \\{\\n *\\}$", "$1 {}");
    StringBuilder laidOut = new StringBuilder();
    int from = 0;
    for (int at = next(text, 0); at >= 0; at = next(text, from)) {
      int open = text.indexOf('(', at);
      int close = close(text, open);
      laidOut.append(text, from, open + 1).append(header(text, at, open, close));
      from = close;
    }
    return laidOut.append(text.substring(from)).toString();
  }

  /** Returns the begin of the next line that declares a record. */
  private static int next(String text, int from) {
    for (int at = text.indexOf("public record ", from); at >= 0; ) {
      if (text.substring(text.lastIndexOf('\n', at) + 1, at).isBlank()) {
        return at;
      }
      at = text.indexOf("public record ", at + 1);
    }
    return -1;
  }

  private static String header(String text, int at, int open, int close) {
    List<String> components = components(text.substring(open + 1, close));
    String line = String.join(", ", components);
    int indent = at - text.lastIndexOf('\n', at) - 1;
    int end = text.indexOf('\n', close);
    if (indent + open - at + 1 + line.length() + end - close <= WIDTH) {
      return line;
    }
    String begin = "\n" + " ".repeat(indent) + INDENT;
    return begin + String.join("," + begin, components);
  }

  private static int close(String text, int open) {
    int depth = 0;
    boolean quoted = false;
    for (int i = open; ; i++) {
      char c = text.charAt(i);
      if (c == '\\') {
        i++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (!quoted && (c == '(' || c == ')')) {
        depth += c == '(' ? 1 : -1;
        if (depth == 0) {
          return i;
        }
      }
    }
  }

  private static List<String> components(String text) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    boolean quoted = false;
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\') {
        i++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (!quoted && "(<{".indexOf(c) >= 0) {
        depth++;
      } else if (!quoted && ")>}".indexOf(c) >= 0) {
        depth--;
      } else if (!quoted && depth == 0 && c == ',') {
        parts.add(oneLine(text.substring(from, i)));
        from = i + 1;
      }
    }
    parts.add(oneLine(text.substring(from)));
    return parts;
  }

  private static String oneLine(String part) {
    return part.strip().replaceAll("\\s*\\n\\s*", " ");
  }
}
