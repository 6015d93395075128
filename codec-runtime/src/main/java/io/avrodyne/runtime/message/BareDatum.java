package io.avrodyne.runtime.message;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.message.SchemaId.Kind;

/** The datum alone. */
final class BareDatum implements Framing {

  @Override
  public Kind kind() {
    return Kind.NONE;
  }

  @Override
  public void begin(SchemaId id, AvroOutput out) {
    FrameChecks.require(id, Kind.NONE, this);
  }

  @Override
  public void end(SchemaId id, AvroOutput out, int datumAt, FrameHeaders headers) {}

  @Override
  public boolean read(FoundId id, AvroInput in, FrameHeaders headers) {
    id.set(Kind.NONE, 0, 0);
    return true;
  }

  @Override
  public String toString() {
    return "the datum alone";
  }
}
