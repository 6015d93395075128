package io.avrodyne.command.print;

import io.avrodyne.runtime.datum.JsonTranscoder;
import java.util.function.Predicate;
import org.apache.avro.Schema;

/**
 * The way in which data is shown.
 *
 * @param redacted the fields whose values are not shown
 * @param indented whether each value has a line of its own, instead of each datum
 */
public record Layout(Predicate<Schema.Field> redacted, boolean indented) {

  /** Returns a transcoder that shows data of a schema. */
  JsonTranscoder transcoder(Schema schema) {
    return JsonTranscoder.of(schema).withRedaction(redacted);
  }

  /** Returns a text of JSON as it is printed. */
  String laidOut(String json) {
    return indented ? IndentedJson.of(json) : json;
  }
}
