package io.avrodyne.runtime.frame;

import io.avrodyne.runtime.frame.SchemaId.Kind;

/**
 * A place for the identifier that a {@link Framing} reads. It is reused, so that reading a frame
 * allocates nothing.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
public final class FoundId {

  private Kind kind = Kind.NONE;
  private long high;
  private long low;

  /** Creates a place without an identifier. */
  public FoundId() {}

  /** Sets the identifier. */
  public void set(Kind kind, long high, long low) {
    this.kind = kind;
    this.high = high;
    this.low = low;
  }

  /** Returns the kind of identifier. */
  public Kind kind() {
    return kind;
  }

  /** Returns the first 64 bits of a UUID; 0 for all other kinds. */
  public long high() {
    return high;
  }

  /** Returns the number, the fingerprint, or the last 64 bits of a UUID. */
  public long low() {
    return low;
  }

  /** Returns the identifier as a value. */
  public SchemaId toSchemaId() {
    return new SchemaId(kind, high, low);
  }
}
