package io.avrodyne.runtime.frame;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.frame.SchemaId.Kind;

/** Confluent's prefix. It is written with an id; with a GUID, it is only read. */
final class ConfluentPrefix extends Form {

  ConfluentPrefix() {
    super(Kind.ID, ConfluentId.ID_BYTES, "Confluent's prefix");
  }

  @Override
  void put(SchemaId id, byte[] to, int p) {
    ConfluentId.putId(id, to, p);
  }

  @Override
  public boolean read(FoundId id, AvroInput in, FrameHeaders headers) {
    int p = in.position();
    byte[] buffer = Internals.buffer(in);
    int size = Internals.await(in, 1) ? ConfluentId.sizeOf(buffer[p]) : ConfluentId.ID_BYTES;
    if (size == 0) {
      throw FrameChecks.wrongStart(in, this);
    }
    FrameChecks.requireBytes(in, size);
    ConfluentId.read(id, buffer, p);
    Internals.seek(in, p + size);
    return true;
  }
}
