package io.avrodyne.runtime;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import org.apache.avro.Schema;

/**
 * Parses the text of schemas that come from strangers: names and defaults are taken as they are, as
 * Apache Avro takes those of files, and no class that a schema names is looked for.
 *
 * <p><b>Errors.</b> {@link LimitExceededException} beyond the {@link SchemaLimits}, or if the text
 * is nested too deep for the stack of the thread; {@link DecodeException} for a text that is no
 * schema. Their position is 0.
 *
 * <p><b>Threads.</b> Any number at once.
 */
public final class SchemaText {

  private final String text;
  private int brackets;
  private int deepest;

  private SchemaText(String text) {
    this.text = text;
  }

  /** Parses a text within the default limits. */
  public static Schema parse(String text) {
    return parse(text, SchemaLimits.DEFAULT);
  }

  /** Parses a text within limits. */
  public static Schema parse(String text, SchemaLimits limits) {
    if (text.length() > limits.maxTextLength()) {
      throw Failures.limit("a schema of more than " + limits.maxTextLength() + " characters", 0);
    }
    SchemaText scanned = new SchemaText(text);
    scanned.scan();
    if (scanned.deepest > limits.maxNesting()) {
      throw Failures.limit("a schema nested deeper than " + limits.maxNesting(), 0);
    }
    try {
      Schema.Parser parser = new Schema.Parser(new SchemaNames(limits, scanned.brackets));
      return parser.setValidateDefaults(false).parse(text);
    } catch (DecodeException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new DecodeException("no Avro schema", 0, e);
    } catch (StackOverflowError e) {
      throw Failures.tooDeepForStack("a schema");
    }
  }

  /** Counts the brackets outside of strings, and how deep they are nested. */
  private void scan() {
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
