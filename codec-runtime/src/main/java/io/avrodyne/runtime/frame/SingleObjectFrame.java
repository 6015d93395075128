package io.avrodyne.runtime.frame;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.frame.SchemaId.Kind;

/** The header of a single-object message. */
final class SingleObjectFrame extends Form {

  SingleObjectFrame() {
    super(Kind.FINGERPRINT, MessageHeader.BYTES, "the header of a single-object message");
  }

  @Override
  void put(SchemaId id, byte[] to, int p) {
    MessageHeader.put(to, p, id.low());
  }

  @Override
  public boolean read(FoundId id, AvroInput in, FrameHeaders headers) {
    if (Internals.await(in, 1) && !MessageHeader.isMarked(in)) {
      throw FrameChecks.wrongStart(in, this);
    }
    id.set(Kind.FINGERPRINT, 0, MessageHeader.fingerprint(in));
    Internals.seek(in, in.position() + MessageHeader.BYTES);
    return true;
  }
}
