package io.avrodyne.processor.plan;

import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.SchemaParseException;

/** Reads the JSON of defaults. */
public final class DefaultJson {

  private DefaultJson() {}

  /**
   * Returns the value of a text, as Avro's own classes hold it.
   *
   * @throws SchemaParseException if it is no JSON
   */
  public static Object parse(String json) {
    // Avro keeps its JSON parser to itself; a property of a schema goes through it as it is.
    Schema carrier = new Schema.Parser().parse("{\"type\":\"null\",\"carried\":[" + json + "]}");
    List<?> carried = (List<?>) carrier.getObjectProp("carried");
    if (carrier.getObjectProps().size() != 1 || carried.size() != 1) {
      throw new SchemaParseException("Not one JSON value: " + json);
    }
    return carried.get(0);
  }
}
