package io.avrodyne.benchmarks.format.avro.mapping;

import java.util.EnumMap;
import java.util.Objects;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;

/** The symbols of an enum, made in advance. A symbol that was read is looked up by its text. */
final class Symbols<E extends Enum<E>> {

  private final E[] constants;
  private final EnumMap<E, GenericData.EnumSymbol> symbols;
  private final Schema schema;

  Symbols(Class<E> type, Schema schema) {
    constants = type.getEnumConstants();
    symbols = new EnumMap<>(type);
    for (E constant : constants) {
      symbols.put(constant, new GenericData.EnumSymbol(schema, constant.name()));
    }
    this.schema = schema;
  }

  Object toSymbol(E constant) {
    return Objects.requireNonNull(symbols.get(constant));
  }

  /** Returns the constant; the symbols are in the order of the constants. */
  E toConstant(Object symbol) {
    return constants[schema.getEnumOrdinal(symbol.toString())];
  }
}
