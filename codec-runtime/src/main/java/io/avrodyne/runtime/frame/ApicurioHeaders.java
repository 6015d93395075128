package io.avrodyne.runtime.frame;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.frame.SchemaId.Kind;
import java.nio.charset.StandardCharsets;

/** Apicurio's headers. They are written with a content id; a global id is read, too. */
final class ApicurioHeaders extends Form {

  private static final Names KEY = new Names(SchemaHeaders.APICURIO_KEY);
  private static final Names VALUE = new Names(SchemaHeaders.APICURIO_VALUE);
  private static final String BINARY = "BINARY";

  /** The names of the headers of keys or of values. */
  private record Names(String contentId, String globalId, String encoding) {
    Names(String prefix) {
      this(
          prefix + SchemaHeaders.APICURIO_CONTENT_ID,
          prefix + SchemaHeaders.APICURIO_GLOBAL_ID,
          prefix + SchemaHeaders.APICURIO_ENCODING);
    }
  }

  ApicurioHeaders() {
    super(
        Kind.CONTENT_ID,
        0,
        "Apicurio's headers (apicurio.value.contentId or .globalId, and so for keys)");
  }

  @Override
  public boolean isShownByHeaders() {
    return true;
  }

  @Override
  public void end(SchemaId id, AvroOutput out, int datumAt, FrameHeaders headers) {
    Names names = names(headers);
    headers.put(names.contentId, BigEndian.bytesOf(id.low()));
    headers.put(names.encoding, BINARY.getBytes(StandardCharsets.US_ASCII));
  }

  @Override
  public boolean read(FoundId id, AvroInput in, FrameHeaders headers) {
    Names names = names(headers);
    if (!readId(id, Kind.CONTENT_ID, names.contentId, in, headers)
        && !readId(id, Kind.GLOBAL_ID, names.globalId, in, headers)) {
      return false;
    }
    requireBinary(names.encoding, in, headers);
    return true;
  }

  private static boolean readId(
      FoundId id, Kind kind, String name, AvroInput in, FrameHeaders headers) {
    byte[] value = headers.last(name);
    if (value == null) {
      return false;
    }
    if (value.length != Long.BYTES) {
      throw CodecFailures.malformed(
          "header " + name + " is not an id: it must have 8 bytes and has " + value.length,
          in.position());
    }
    long number = BigEndian.getLong(value, 0);
    id.set(kind, 0, FrameChecks.notNegative(number, "id in header " + name, in.position()));
    return true;
  }

  /** Apicurio's serializers write the encoding with every record; others may omit it. */
  private static void requireBinary(String name, AvroInput in, FrameHeaders headers) {
    byte[] value = headers.last(name);
    if (value == null || BINARY.equals(new String(value, StandardCharsets.ISO_8859_1))) {
      return;
    }
    boolean json = "JSON".equals(new String(value, StandardCharsets.ISO_8859_1));
    throw CodecFailures.malformed(
        "header "
            + name
            + (json ? " is JSON, an encoding that codecs do not read" : " is not BINARY")
            + ". Let the producer write BINARY",
        in.position());
  }

  private static Names names(FrameHeaders headers) {
    return headers.isKey() ? KEY : VALUE;
  }
}
