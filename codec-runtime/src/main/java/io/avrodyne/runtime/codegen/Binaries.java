package io.avrodyne.runtime.codegen;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Methods that write and read Avro's bytes and fixed. Called by generated code.
 *
 * <p><b>Shape.</b> bytes: a length, followed by that many bytes. fixed: only the bytes, as many as
 * the schema defines.
 *
 * <p><b>Allocation.</b> Only what a read returns.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null and for a fixed of the wrong size, {@link
 * DecodeException} for a length beyond the end of the input.
 */
public final class Binaries {

  private Binaries() {}

  /**
   * Writes the remaining bytes of a buffer as bytes, ensuring capacity for them. The position of
   * the buffer does not change.
   */
  public static int put(AvroOutput out, int p, @Nullable ByteBuffer value) {
    return Outputs.putBytes(out, p, value);
  }

  /** Reads bytes into a new buffer. */
  public static ByteBuffer readBuffer(AvroInput in) {
    return in.readByteBuffer();
  }

  /** Writes a fixed of {@code size} bytes to an array with sufficient capacity. */
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

  /**
   * Writes the remaining bytes of a buffer as a fixed of {@code size} bytes. The position of the
   * buffer does not change.
   */
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
