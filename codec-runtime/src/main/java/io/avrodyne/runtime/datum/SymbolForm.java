package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericEnumSymbol;
import org.jspecify.annotations.Nullable;

/** The form of an enum: the name of the symbol. */
final class SymbolForm extends ScalarForm<Integer> {

  private final List<String> symbols;

  /** The symbols as JSON. */
  private final JsonConstant[] constants;

  SymbolForm(Schema schema) {
    super(schema, expectation(schema.getEnumSymbols()));
    symbols = schema.getEnumSymbols();
    constants = symbols.stream().map(JsonConstant::ofString).toArray(JsonConstant[]::new);
  }

  private static Expectation expectation(List<String> symbols) {
    String example = symbols.isEmpty() ? "\"\"" : '"' + symbols.get(0) + '"';
    return new Expectation(
        JsonKind.TEXT,
        "one of " + Mismatch.listed(symbols),
        example,
        "new GenericData.EnumSymbol(schema, " + example + ")");
  }

  @Override
  Integer read(AvroInput in) {
    return Internals.readIndex(in, symbols.size());
  }

  @Override
  int put(AvroOutput out, int p, Integer value) {
    Internals.ensure(out, p, Primitives.MAX_INT_BYTES);
    return Primitives.putInt(Internals.buffer(out), p, value);
  }

  @Override
  void transcode(AvroInput in, JsonText json) {
    json.raw(constants[Internals.readIndex(in, constants.length)]);
  }

  @Override
  void write(Integer value, JsonText json) {
    json.raw(constants[value]);
  }

  @Override
  Integer ofJson(Object json) {
    return indexOf((String) json);
  }

  private int indexOf(String symbol) {
    if (!schema().hasEnumSymbol(symbol)) {
      throw CodecFailures.encoding("text that is not a symbol of " + schema().getFullName());
    }
    return schema().getEnumOrdinal(symbol);
  }

  @Override
  @Nullable Integer ofJava(Object value) {
    String symbol = symbolOf(value);
    return symbol == null ? null : (Integer) indexOf(symbol);
  }

  /** Returns the name of a constant, whose text may be another, or null for another class. */
  private static @Nullable String symbolOf(Object value) {
    if (value instanceof GenericEnumSymbol<?> || value instanceof CharSequence) {
      return value.toString();
    }
    return value instanceof Enum<?> constant ? constant.name() : null;
  }

  /** Does not cause an exception: a union may have many enums. */
  @Override
  public Fit fit(Object json) {
    return schema().hasEnumSymbol((String) json) ? Fit.NATURAL : Fit.NONE;
  }

  @Override
  public Fit fitOfJava(Object value) {
    String symbol = symbolOf(value);
    if (symbol == null || !schema().hasEnumSymbol(symbol)) {
      return Fit.NONE;
    }
    return isNaturalJava(value) ? Fit.NATURAL : Fit.ACCEPTED;
  }

  @Override
  boolean isNaturalJava(Object value) {
    return value instanceof GenericEnumSymbol<?> symbol
        && symbol.getSchema().getFullName().equals(schema().getFullName());
  }
}
