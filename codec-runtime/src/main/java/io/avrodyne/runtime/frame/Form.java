package io.avrodyne.runtime.frame;

import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.frame.SchemaId.Kind;

/**
 * A form with one kind of identifier, which is written before the datum, into headers or not at
 * all.
 */
abstract class Form implements Framing {

  private final Kind kind;
  private final int bytes;
  private final String name;

  /**
   * Creates a form.
   *
   * @param bytes how many bytes are written before the datum
   * @param name what messages call the form
   */
  Form(Kind kind, int bytes, String name) {
    this.kind = kind;
    this.bytes = bytes;
    this.name = name;
  }

  /** Writes the bytes before the datum; none by default. */
  void put(SchemaId id, byte[] to, int p) {}

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
