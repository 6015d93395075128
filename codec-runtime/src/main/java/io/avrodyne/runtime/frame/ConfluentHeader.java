package io.avrodyne.runtime.frame;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.frame.SchemaId.Kind;

/** Confluent's header. It is written with an id or with a GUID; both are read. */
final class ConfluentHeader extends Form {

  private static final String NAME =
      "Confluent's header ("
          + SchemaHeaders.CONFLUENT_KEY
          + ", "
          + SchemaHeaders.CONFLUENT_VALUE
          + ")";

  ConfluentHeader(Kind kind) {
    super(kind, 0, NAME);
  }

  @Override
  public boolean isShownByHeaders() {
    return true;
  }

  @Override
  public void end(SchemaId id, AvroOutput out, int datumAt, FrameHeaders headers) {
    byte[] value = new byte[kind() == Kind.ID ? ConfluentId.ID_BYTES : ConfluentId.GUID_BYTES];
    if (kind() == Kind.ID) {
      ConfluentId.putId(id, value, 0);
    } else {
      ConfluentId.putGuid(id, value, 0);
    }
    headers.put(name(headers), value);
  }

  @Override
  public boolean read(FoundId id, AvroInput in, FrameHeaders headers) {
    byte[] value = headers.last(name(headers));
    if (value == null) {
      return false;
    }
    if (value.length == 0 || value.length != ConfluentId.sizeOf(value[0])) {
      throw CodecFailures.malformed(
          "header "
              + name(headers)
              + " is not an id: it must be 00 and 4 bytes or 01 and 16 bytes, and has "
              + value.length
              + " bytes",
          in.position());
    }
    ConfluentId.read(id, value, 0);
    return true;
  }

  private static String name(FrameHeaders headers) {
    return headers.isKey() ? SchemaHeaders.CONFLUENT_KEY : SchemaHeaders.CONFLUENT_VALUE;
  }
}
