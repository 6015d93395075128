package io.avrodyne.benchmarks.formats;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The parts of a datum in CBOR, of which Jackson reads one after the other. */
final class CborMarks {

  private CborMarks() {}

  static List<Mark> of(byte[] bytes) throws IOException {
    List<Mark> marks = new ArrayList<>();
    try (JsonParser parser = new CBORFactory().createParser(bytes)) {
      do {
        parser.nextToken();
        int from = (int) parser.currentTokenLocation().getByteOffset();
        String text = text(parser);
        if (marks.isEmpty() || from > marks.get(marks.size() - 1).from()) {
          marks.add(new Mark(from, text));
        }
      } while (!parser.getParsingContext().inRoot());
    }
    return marks;
  }

  private static String text(JsonParser parser) throws IOException {
    JsonToken token = parser.currentToken();
    return switch (token) {
      case FIELD_NAME -> parser.currentName() + ":";
      case VALUE_STRING -> '"' + parser.getText() + '"';
      default -> token.isScalarValue() ? parser.getText() : token.asString();
    };
  }
}
