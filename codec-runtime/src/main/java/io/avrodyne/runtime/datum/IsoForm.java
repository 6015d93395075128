package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import java.time.DateTimeException;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The form of a logical type whose values have a text in ISO 8601 or another standard.
 *
 * @param <V> the Java type of the values
 */
abstract class IsoForm<V> extends ScalarForm<V> {

  /** More characters than any of these texts has. */
  private static final int MAX_CHARS = 100;

  private final Class<V> type;
  private final ScalarForm<?> base;

  /** Creates a form whose texts the method {@code parse} of the class takes. */
  IsoForm(Schema schema, Class<V> type, ScalarForm<?> base, String expected, String example) {
    this(
        schema,
        type,
        base,
        new Expectation(
            JsonKind.TEXT, expected, example, type.getSimpleName() + ".parse(" + example + ")"));
  }

  IsoForm(Schema schema, Class<V> type, ScalarForm<?> base, Expectation expectation) {
    super(schema, expectation);
    this.type = type;
    this.base = base;
  }

  /**
   * Returns the value of a text.
   *
   * @throws DateTimeException if the text is malformed
   * @throws IllegalArgumentException if the text is malformed
   */
  abstract V parse(String text);

  /** Returns the text of a value, which has nothing that JSON escapes. */
  String print(V value) {
    return value.toString();
  }

  @Override
  final void write(V value, JsonText json) {
    json.plain(print(value));
  }

  @Override
  final V ofJson(Object json) {
    String text = (String) json;
    try {
      if (text.length() <= MAX_CHARS) {
        return parse(text);
      }
    } catch (DateTimeException | IllegalArgumentException e) {
      // Its message may contain the value.
    }
    throw CodecFailures.encoding("text of another form");
  }

  @Override
  @Nullable V ofJava(Object value) {
    return type.isInstance(value) ? type.cast(value) : null;
  }

  @Override
  final ScalarForm<?> base() {
    return base;
  }
}
