package io.avrodyne.runtime.file;

import org.apache.avro.NameValidator;
import org.apache.avro.Schema;

/**
 * Parses the schemas of files: names and defaults are taken as they are, as Apache Avro does, and
 * no class that a schema names is looked for.
 */
final class SchemaText {

  /** What the parser, which calls itself for each level, bears on a small stack. */
  private static final int MAX_NESTING = 500;

  private SchemaText() {}

  /** Parses a text that stands in a header which begins at {@code position}. */
  static Schema parse(String text, long position) {
    if (nesting(text) > MAX_NESTING) {
      throw FileFailures.limit("the schema is nested deeper than " + MAX_NESTING, position);
    }
    try {
      return new Schema.Parser(NameValidator.NO_VALIDATION).setValidateDefaults(false).parse(text);
    } catch (RuntimeException | StackOverflowError e) {
      throw FileFailures.malformed("the header holds no schema", position, e);
    }
  }

  /** Returns how deep brackets outside of strings are nested. */
  static int nesting(String text) {
    int deepest = 0;
    int depth = 0;
    boolean quoted = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quoted && c == '\\') {
        i++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (!quoted) {
        depth += step(c);
        deepest = Math.max(deepest, depth);
      }
    }
    return deepest;
  }

  private static int step(char c) {
    return switch (c) {
      case '[', '{' -> 1;
      case ']', '}' -> -1;
      default -> 0;
    };
  }
}
