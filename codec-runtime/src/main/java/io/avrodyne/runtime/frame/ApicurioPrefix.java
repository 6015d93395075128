package io.avrodyne.runtime.frame;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.frame.SchemaId.Kind;

/** Apicurio's prefix with 8 bytes, the default of its version 2. */
final class ApicurioPrefix extends Form {

  private static final int BYTES = 1 + Long.BYTES;
  private static final byte MARKER = 0;

  ApicurioPrefix() {
    super(Kind.GLOBAL_ID, BYTES, "Apicurio's prefix of 8 bytes");
  }

  @Override
  void put(SchemaId id, byte[] to, int p) {
    to[p] = MARKER;
    BigEndian.putLong(to, p + 1, id.low());
  }

  @Override
  public boolean read(FoundId id, AvroInput in, FrameHeaders headers) {
    int p = in.position();
    byte[] buffer = Internals.buffer(in);
    if (Internals.await(in, 1) && buffer[p] != MARKER) {
      throw FrameChecks.wrongStart(in, this);
    }
    FrameChecks.requireBytes(in, BYTES);
    long number = BigEndian.getLong(buffer, p + 1);
    id.set(Kind.GLOBAL_ID, 0, FrameChecks.notNegative(number, "global id", p + 1));
    Internals.seek(in, p + BYTES);
    return true;
  }
}
