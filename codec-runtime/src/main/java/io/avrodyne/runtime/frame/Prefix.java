package io.avrodyne.runtime.frame;

import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.frame.SchemaId.Kind;

/** A form with an identifier of a fixed size before the datum, and without headers. */
abstract class Prefix implements Framing {

  private final Kind kind;
  private final int bytes;
  private final String name;

  /**
   * Creates a form.
   *
   * @param bytes how many bytes are written before the datum
   * @param name what messages call the form
   */
  Prefix(Kind kind, int bytes, String name) {
    this.kind = kind;
    this.bytes = bytes;
    this.name = name;
  }

  /** Writes the bytes before the datum. */
  abstract void put(SchemaId id, byte[] to, int p);

  @Override
  public final Kind kind() {
    return kind;
  }

  @Override
  public final void begin(SchemaId id, AvroOutput out) {
    FrameChecks.require(id, kind, this);
    int p = out.size();
    Internals.ensure(out, p, bytes);
    put(id, Internals.buffer(out), p);
    Internals.commit(out, p + bytes);
  }

  @Override
  public void end(SchemaId id, AvroOutput out, int datumAt, FrameHeaders headers) {}

  @Override
  public final String toString() {
    return name;
  }
}
