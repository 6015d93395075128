package io.avrodyne.runtime.message;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.message.SchemaId.Kind;

/** The header of a single-object message. */
final class SingleObjectFrame implements Framing {

  @Override
  public Kind kind() {
    return Kind.FINGERPRINT;
  }

  @Override
  public void begin(SchemaId id, AvroOutput out) {
    FrameChecks.require(id, Kind.FINGERPRINT, this);
    Internals.commit(out, MessageHeader.put(out, id.low()));
  }

  @Override
  public void end(SchemaId id, AvroOutput out, int datumAt, FrameHeaders headers) {}

  @Override
  public boolean read(FoundId id, AvroInput in, FrameHeaders headers) {
    if (in.remaining() > 0 && !MessageHeader.isMarked(in)) {
      throw FrameChecks.wrongStart(in, this);
    }
    id.set(Kind.FINGERPRINT, 0, MessageHeader.fingerprint(in));
    Internals.seek(in, in.position() + MessageHeader.BYTES);
    return true;
  }

  @Override
  public String toString() {
    return "the header of a single-object message";
  }
}
