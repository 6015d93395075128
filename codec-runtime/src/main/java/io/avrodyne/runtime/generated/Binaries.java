package io.avrodyne.runtime.generated;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads Avro's bytes and fixed. Called by generated code.
 *
 * <p><b>Shape.</b> bytes: a length, then as many bytes. fixed: the bytes alone, as many as the
 * schema says.
 *
 * <p><b>Allocation.</b> None but what a read returns.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null and for a fixed of another size, {@link
 * DecodeException} for a length that the input does not have.
 */
public final class Binaries {

  private Binaries() {}

  /** Writes what remains of a buffer, whose position stays, as bytes, and makes room for them. */
  public static int put(AvroOutput out, int p, @Nullable ByteBuffer value) {
    return Outputs.putBytes(out, p, value);
  }

  /** Reads bytes into a new buffer. */
  public static ByteBuffer readBuffer(AvroInput in) {
    return in.readByteBuffer();
  }

  /** Writes a fixed of {@code size} bytes into an array that has room. */
  public static int putFixed(byte[] buffer, int position, byte @Nullable [] value, int size) {
    if (value == null) {
      throw Failures.nullValue();
    }
    if (value.length != size) {
      throw Failures.wrongSize(value.length, size);
    }
    System.arraycopy(value, 0, buffer, position, size);
    return position + size;
  }

  /** Writes what remains of a buffer, whose position stays, as a fixed of {@code size} bytes. */
  public static int putFixed(byte[] buffer, int position, @Nullable ByteBuffer value, int size) {
    if (value == null) {
      throw Failures.nullValue();
    }
    if (value.remaining() != size) {
      throw Failures.wrongSize(value.remaining(), size);
    }
    value.get(value.position(), buffer, position, size);
    return position + size;
  }

  /** Reads a fixed into a new buffer. */
  public static ByteBuffer readFixedBuffer(AvroInput in, int size) {
    return ByteBuffer.wrap(in.readFixed(size));
  }
}
