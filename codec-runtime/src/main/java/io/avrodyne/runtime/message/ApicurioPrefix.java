package io.avrodyne.runtime.message;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.message.SchemaId.Kind;

/** Apicurio's prefix with 8 bytes, the default of its version 2. */
final class ApicurioPrefix implements Framing {

  private static final int BYTES = 1 + Long.BYTES;
  private static final byte MARKER = 0;

  @Override
  public Kind kind() {
    return Kind.GLOBAL_ID;
  }

  @Override
  public void begin(SchemaId id, AvroOutput out) {
    FrameChecks.require(id, Kind.GLOBAL_ID, this);
    int p = out.size();
    Internals.ensure(out, p, BYTES);
    byte[] buffer = Internals.buffer(out);
    buffer[p] = MARKER;
    BigEndian.putLong(buffer, p + 1, id.low());
    Internals.commit(out, p + BYTES);
  }

  @Override
  public void end(SchemaId id, AvroOutput out, int datumAt, FrameHeaders headers) {}

  @Override
  public boolean read(FoundId id, AvroInput in, FrameHeaders headers) {
    int p = in.position();
    byte[] buffer = Internals.buffer(in);
    if (in.remaining() > 0 && buffer[p] != MARKER) {
      throw FrameChecks.wrongStart(in, this);
    }
    if (in.remaining() < BYTES) {
      throw FrameChecks.truncated(in, BYTES);
    }
    long number = BigEndian.getLong(buffer, p + 1);
    id.set(Kind.GLOBAL_ID, 0, FrameChecks.notNegative(number, "global id", p + 1));
    Internals.seek(in, p + BYTES);
    return true;
  }

  @Override
  public String toString() {
    return "Apicurio's prefix of 8 bytes";
  }
}
