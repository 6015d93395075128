package io.avrodyne.runtime.message;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.message.SchemaId.Kind;

/** Confluent's prefix. It is written with an id; with a GUID, it is only read. */
final class ConfluentPrefix implements Framing {

  @Override
  public Kind kind() {
    return Kind.ID;
  }

  @Override
  public void begin(SchemaId id, AvroOutput out) {
    FrameChecks.require(id, Kind.ID, this);
    int p = out.size();
    Internals.ensure(out, p, ConfluentId.ID_BYTES);
    ConfluentId.putId(id, Internals.buffer(out), p);
    Internals.commit(out, p + ConfluentId.ID_BYTES);
  }

  @Override
  public void end(SchemaId id, AvroOutput out, int datumAt, FrameHeaders headers) {}

  @Override
  public boolean read(FoundId id, AvroInput in, FrameHeaders headers) {
    int p = in.position();
    byte[] buffer = Internals.buffer(in);
    int size = in.remaining() == 0 ? ConfluentId.ID_BYTES : ConfluentId.sizeOf(buffer[p]);
    if (size == 0) {
      throw FrameChecks.wrongStart(in, this);
    }
    if (in.remaining() < size) {
      throw FrameChecks.truncated(in, size);
    }
    ConfluentId.read(id, buffer, p);
    Internals.seek(in, p + size);
    return true;
  }

  @Override
  public String toString() {
    return "Confluent's prefix";
  }
}
