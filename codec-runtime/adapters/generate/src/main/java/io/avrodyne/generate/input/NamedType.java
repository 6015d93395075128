package io.avrodyne.generate.input;

import org.apache.avro.Schema;

/**
 * A named type with its complete schema.
 *
 * @param schema the schema, which contains all types it refers to
 * @param place where it is defined
 * @param link the file of its schema, relative to its folder; empty for a type of an IDL file
 */
public record NamedType(Schema schema, Place place, String link) {

  /** Returns the full name. */
  public String fullname() {
    return schema.getFullName();
  }

  /** Returns the place of a field or symbol. */
  public Place placeOf(int index) {
    boolean idl = link.isEmpty();
    boolean record = schema.getType() == Schema.Type.RECORD;
    if (idl) {
      return place.at(
          record ? schema.getFields().get(index).name() : schema.getEnumSymbols().get(index));
    }
    return place.at(record ? "fields" : "symbols").at(index);
  }
}
