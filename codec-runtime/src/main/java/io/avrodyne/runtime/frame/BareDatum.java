package io.avrodyne.runtime.frame;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.frame.SchemaId.Kind;

/** The datum alone. */
final class BareDatum extends Form {

  BareDatum() {
    super(Kind.NONE, 0, "the datum alone");
  }

  @Override
  public boolean read(FoundId id, AvroInput in, FrameHeaders headers) {
    id.set(Kind.NONE, 0, 0);
    return true;
  }
}
