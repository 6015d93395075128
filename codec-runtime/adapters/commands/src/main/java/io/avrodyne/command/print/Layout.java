package io.avrodyne.command.print;

import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.datum.JsonTranscoder;
import java.nio.charset.StandardCharsets;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.apache.avro.Schema;

/**
 * The way in which data is shown.
 *
 * @param redacted the fields whose values are not shown
 * @param indented whether each value has a line of its own, instead of each datum
 * @param shown returns the schema that data of a schema is shown by
 */
public record Layout(
    Predicate<Schema.Field> redacted, boolean indented, UnaryOperator<Schema> shown) {

  /** Creates a layout that shows data by its own schema. */
  public Layout(Predicate<Schema.Field> redacted, boolean indented) {
    this(redacted, indented, UnaryOperator.identity());
  }

  /** Returns a layout that shows data by another schema, which differs in properties only. */
  public Layout withSchemas(UnaryOperator<Schema> schemas) {
    return new Layout(redacted, indented, schemas);
  }

  /** Returns a transcoder that shows data of a schema. */
  JsonTranscoder transcoder(Schema schema) {
    return JsonTranscoder.of(shown.apply(schema)).withRedaction(redacted);
  }

  /** Lays out JSON in UTF-8 as it is printed. */
  void layOut(AvroOutput json) {
    if (indented) {
      String text = new String(json.toByteArray(), StandardCharsets.UTF_8);
      byte[] lines = IndentedJson.of(text).getBytes(StandardCharsets.UTF_8);
      json.reset();
      json.append(lines, 0, lines.length);
    }
  }
}
