package io.avrodyne.benchmarks.formats;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import java.io.IOException;
import java.math.BigDecimal;

/** The diagnostic notation of CBOR, as RFC 8949 defines it, with a space after each separator. */
final class Diagnostic {

  private static final int MAP_TO_BREAK = 0xbf;
  private static final int ARRAY_TO_BREAK = 0x9f;

  private final byte[] bytes;
  private final StringBuilder notation = new StringBuilder();

  private Diagnostic(byte[] bytes) {
    this.bytes = bytes;
  }

  static String of(byte[] bytes) throws IOException {
    Diagnostic diagnostic = new Diagnostic(bytes);
    try (JsonParser parser = new CBORFactory().createParser(bytes)) {
      parser.nextToken();
      diagnostic.value(parser);
    }
    return diagnostic.notation.toString();
  }

  private void value(JsonParser parser) throws IOException {
    int first = Byte.toUnsignedInt(bytes[(int) parser.currentTokenLocation().getByteOffset()]);
    switch (parser.currentToken()) {
      case START_OBJECT -> map(parser, first == MAP_TO_BREAK ? "{_ " : "{");
      case START_ARRAY -> array(parser, first == ARRAY_TO_BREAK ? "[_ " : "[");
      case VALUE_STRING -> notation.append('"').append(parser.getText()).append('"');
      case VALUE_NUMBER_FLOAT -> number(parser);
      default -> notation.append(parser.getText());
    }
  }

  private void number(JsonParser parser) throws IOException {
    if (parser.getNumberType() == JsonParser.NumberType.BIG_DECIMAL) {
      BigDecimal decimal = parser.getDecimalValue();
      notation.append(
          String.format("4([%d, %s])", -decimal.scale(), decimal.unscaledValue().toString()));
    } else {
      notation.append(parser.getText());
    }
  }

  private void map(JsonParser parser, String start) throws IOException {
    notation.append(start);
    String separator = "";
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      notation.append(separator).append('"').append(parser.currentName()).append("\": ");
      parser.nextToken();
      value(parser);
      separator = ", ";
    }
    notation.append('}');
  }

  private void array(JsonParser parser, String start) throws IOException {
    notation.append(start);
    String separator = "";
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      notation.append(separator);
      value(parser);
      separator = ", ";
    }
    notation.append(']');
  }
}
