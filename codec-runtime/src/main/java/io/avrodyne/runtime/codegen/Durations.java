package io.avrodyne.runtime.codegen;

import io.avrodyne.api.AvroDuration;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import org.jspecify.annotations.Nullable;

/**
 * Methods that write and read Avro's durations. Called by generated code.
 *
 * <p><b>Shape.</b> fixed of 12 bytes: months, days and milliseconds as unsigned little-endian ints.
 *
 * <p><b>Allocation.</b> Only what a read returns.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null, {@link DecodeException} at the end of the
 * input.
 *
 * <p><b>Source.</b> Avro specification, "Duration".
 */
public final class Durations {

  /** The number of bytes that {@link #put} writes. */
  public static final int BYTES = 12;

  private Durations() {}

  /** Writes 12 bytes to an array with sufficient capacity. */
  public static int put(byte[] buffer, int position, @Nullable AvroDuration value) {
    if (value == null) {
      throw Failures.nullValue();
    }
    Primitives.INTS.set(buffer, position, (int) value.months());
    Primitives.INTS.set(buffer, position + 4, (int) value.days());
    Primitives.INTS.set(buffer, position + 8, (int) value.millis());
    return position + BYTES;
  }

  /** Reads 12 bytes. */
  public static AvroDuration read(AvroInput in) {
    int p = Internals.take(in, BYTES);
    return new AvroDuration(
        unsigned(Internals.buffer(in), p),
        unsigned(Internals.buffer(in), p + 4),
        unsigned(Internals.buffer(in), p + 8));
  }

  private static long unsigned(byte[] b, int p) {
    return Integer.toUnsignedLong((int) Primitives.INTS.get(b, p));
  }
}
