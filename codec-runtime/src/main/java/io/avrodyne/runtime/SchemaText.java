package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import java.util.Collection;
import java.util.List;
import org.apache.avro.Schema;

/**
 * A parser for the text of schemas from untrusted sources. Like Apache Avro's parsing of files, it
 * does not validate names and defaults, and it never loads a class that a schema names.
 *
 * <p><b>Errors.</b> {@link LimitExceededException} if the text exceeds the {@link SchemaLimits} or
 * is nested too deeply for the stack of the thread; {@link DecodeException} if the text is not a
 * schema. Neither is at a byte, so the position of both is -1; where a character is known, the
 * message names it.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
public final class SchemaText {

  private final String text;
  private int brackets;

  /** The index of the first bracket that is nested too deeply, or -1. */
  private int tooDeepAt = -1;

  private SchemaText(String text) {
    this.text = text;
  }

  /** Parses a text within the default limits. */
  public static Schema parse(String text) {
    return parse(text, SchemaLimits.DEFAULT);
  }

  /** Parses a text within limits. */
  public static Schema parse(String text, SchemaLimits limits) {
    return parse(text, limits, List.of());
  }

  /**
   * Parses a text within limits. The text may use the named types of other schemas without defining
   * them, as texts in a schema registry do that refer to other subjects.
   *
   * @param known the other schemas; their named types count towards the limit on named types
   */
  public static Schema parse(String text, SchemaLimits limits, Collection<Schema> known) {
    if (text.length() > limits.maxTextLength()) {
      throw CodecFailures.limit(
          "the schema has more than "
              + limits.maxTextLength()
              + " characters (SchemaLimits.maxTextLength)",
          CodecFailures.NOWHERE);
    }
    SchemaText scanned = new SchemaText(text);
    scanned.scan(limits.maxNesting());
    if (scanned.tooDeepAt >= 0) {
      throw CodecFailures.limit(
          "the schema is nested deeper than "
              + limits.maxNesting()
              + " levels at character "
              + scanned.tooDeepAt
              + " (SchemaLimits.maxNesting)",
          CodecFailures.NOWHERE);
    }
    try {
      SchemaNames names = new SchemaNames(text, limits, scanned.brackets);
      known.forEach(names::putAll);
      Schema.Parser parser = new Schema.Parser(names);
      return parser.setValidateDefaults(false).parse(text);
    } catch (DecodeException e) {
      throw e;
    } catch (RuntimeException e) {
      throw CodecFailures.decoding("not an Avro schema", CodecFailures.NOWHERE, e);
    } catch (StackOverflowError e) {
      throw CodecFailures.schemaTooDeepForStack();
    }
  }

  /**
   * Counts the brackets and their nesting, ignoring strings and comments, which Apache Avro
   * accepts.
   */
  private void scan(int maxNesting) {
    int depth = 0;
    int i = 0;
    while (i < text.length()) {
      if (text.charAt(i) == '"') {
        i = behindString(i + 1);
      } else if (text.startsWith("/*", i)) {
        i = behindComment(i + 2);
      } else if (text.startsWith("//", i)) {
        i = behindLine(i + 2);
      } else {
        depth += step(text.charAt(i));
        if (depth > maxNesting && tooDeepAt < 0) {
          tooDeepAt = i;
        }
        i++;
      }
    }
  }

  private int behindString(int start) {
    int i = start;
    while (i < text.length() && text.charAt(i) != '"') {
      i += text.charAt(i) == '\\' ? 2 : 1;
    }
    return i + 1;
  }

  private int behindComment(int start) {
    int end = text.indexOf("*/", start);
    return end < 0 ? text.length() : end + 2;
  }

  private int behindLine(int start) {
    int i = start;
    while (i < text.length() && text.charAt(i) != '\n' && text.charAt(i) != '\r') {
      i++;
    }
    return i;
  }

  private int step(char c) {
    return switch (c) {
      case '[', '{' -> {
        brackets++;
        yield 1;
      }
      case ']', '}' -> -1;
      default -> 0;
    };
  }
}
