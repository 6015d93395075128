package io.avrodyne.runtime.frame;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.frame.SchemaId.Kind;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** The content type of the Azure Schema Registry, which a record has only for its value. */
final class AzureContentType extends Form {

  private static final String HEADER = SchemaHeaders.AZURE;
  private static final String TYPE = SchemaHeaders.AZURE_TYPE;
  private static final int DIGITS = 32;
  private static final int HEX = 16;

  AzureContentType() {
    super(Kind.AZURE_ID, 0, "Azure's content type (" + HEADER + ": " + TYPE + "...)");
  }

  @Override
  public boolean isShownByHeaders() {
    return true;
  }

  @Override
  public void end(SchemaId id, AvroOutput out, int datumAt, FrameHeaders headers) {
    if (headers.isKey()) {
      throw CodecFailures.encoding(valuesOnly());
    }
    HexFormat hex = HexFormat.of();
    String text = TYPE + hex.toHexDigits(id.high()) + hex.toHexDigits(id.low());
    headers.put(HEADER, text.getBytes(StandardCharsets.US_ASCII));
  }

  @Override
  public boolean read(FoundId id, AvroInput in, FrameHeaders headers) {
    if (headers.isKey()) {
      throw CodecFailures.malformed(valuesOnly(), in.position());
    }
    byte[] value = headers.last(HEADER);
    int length = TYPE.length();
    if (value == null || !SchemaHeaders.isAzure(value)) {
      return false;
    }
    if (value.length != length + DIGITS) {
      throw notAnId(in);
    }
    id.set(Kind.AZURE_ID, parse(value, length, in), parse(value, length + HEX, in));
    return true;
  }

  private static long parse(byte[] value, int from, AvroInput in) {
    long bits = 0;
    for (int i = from; i < from + HEX; i++) {
      int digit = Character.digit(value[i] & 0xFF, HEX);
      if (digit < 0) {
        throw notAnId(in);
      }
      bits = bits << 4 | digit;
    }
    return bits;
  }

  private static RuntimeException notAnId(AvroInput in) {
    return CodecFailures.malformed(
        "header " + HEADER + " is not " + TYPE + " and 32 hexadecimal digits", in.position());
  }

  private static String valuesOnly() {
    return "Azure's content type is that of the value, so it cannot identify the schema of a key."
        + " Choose another form for keys";
  }
}
