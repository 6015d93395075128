package io.avrodyne.runtime.binary;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Writers of Avro's primitives of bounded size, for arrays with sufficient capacity. Called by
 * generated code. Each method returns the position after the bytes it wrote, and allocates nothing.
 *
 * <p><b>Source.</b> Avro specification, "Primitive Types" of the binary encoding.
 */
public final class Primitives {

  /** The maximum size of an {@code int}, in bytes. */
  public static final int MAX_INT_BYTES = 5;

  /** The maximum size of a {@code long}, in bytes. */
  public static final int MAX_LONG_BYTES = 10;

  /** A view of four bytes, little-endian. */
  public static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  /** A view of eight bytes, little-endian. */
  public static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** A view of eight bytes, big-endian. */
  public static final VarHandle BIG_ENDIAN_LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  /** A view of eight bytes as a double, little-endian. */
  public static final VarHandle DOUBLES =
      MethodHandles.byteArrayViewVarHandle(double[].class, ByteOrder.LITTLE_ENDIAN);

  /** A view of four bytes as a float, little-endian. */
  public static final VarHandle FLOATS =
      MethodHandles.byteArrayViewVarHandle(float[].class, ByteOrder.LITTLE_ENDIAN);

  private Primitives() {}

  /** Writes one byte, 0 or 1. */
  public static int putBoolean(byte[] buffer, int position, boolean value) {
    buffer[position] = (byte) (value ? 1 : 0);
    return position + 1;
  }

  /** Writes a zigzag varint of 1 to 5 bytes. */
  public static int putInt(byte[] buffer, int position, int value) {
    int bits = (value << 1) ^ (value >> 31);
    if ((bits & ~0x7F) == 0) {
      buffer[position] = (byte) bits;
      return position + 1;
    }
    if ((bits & ~0x3FFF) == 0) {
      buffer[position] = (byte) (bits | 0x80);
      buffer[position + 1] = (byte) (bits >>> 7);
      return position + 2;
    }
    return putIntTail(buffer, position, bits);
  }

  /**
   * Writes a zigzag varint of 1 to 10 bytes. It may overwrite bytes after them, up to {@link
   * #MAX_LONG_BYTES} in all.
   */
  public static int putLong(byte[] buffer, int position, long value) {
    long bits = (value << 1) ^ (value >> 63);
    if ((bits & ~0x7FL) == 0) {
      buffer[position] = (byte) bits;
      return position + 1;
    }
    if ((bits & ~0x3FFFL) == 0) {
      buffer[position] = (byte) (bits | 0x80);
      buffer[position + 1] = (byte) (bits >>> 7);
      return position + 2;
    }
    return putLongTail(buffer, position, bits);
  }

  /** Writes the 4 raw bytes, little-endian; a NaN keeps its payload. */
  public static int putFloat(byte[] buffer, int position, float value) {
    FLOATS.set(buffer, position, value);
    return position + 4;
  }

  /** Writes the 8 raw bytes, little-endian; a NaN keeps its payload. */
  public static int putDouble(byte[] buffer, int position, double value) {
    DOUBLES.set(buffer, position, value);
    return position + 8;
  }

  /** Returns the number of bytes that {@link #putInt} writes for a value that is not negative. */
  public static int sizeOfLength(int length) {
    int bits = length << 1;
    return length < 0x40 ? 1 : (38 - Integer.numberOfLeadingZeros(bits)) / 7;
  }

  /** Returns the number of bytes that {@link #putLong} writes. */
  public static int sizeOfLong(long value) {
    return sizeOf(((value << 1) ^ (value >> 63)) | 1);
  }

  /** Returns the number of bytes of seven bits each that hold these bits, which must not be 0. */
  private static int sizeOf(long bits) {
    // Nine of 64 are close enough to one of seven.
    return (640 - 9 * Long.numberOfLeadingZeros(bits)) >>> 6;
  }

  /** Writes a varint of three to five bytes. */
  private static int putIntTail(byte[] buffer, int position, int bits) {
    buffer[position] = (byte) (bits | 0x80);
    buffer[position + 1] = (byte) (bits >>> 7 | 0x80);
    if (bits >>> 21 == 0) {
      buffer[position + 2] = (byte) (bits >>> 14);
      return position + 3;
    }
    buffer[position + 2] = (byte) (bits >>> 14 | 0x80);
    if (bits >>> 28 == 0) {
      buffer[position + 3] = (byte) (bits >>> 21);
      return position + 4;
    }
    buffer[position + 3] = (byte) (bits >>> 21 | 0x80);
    buffer[position + 4] = (byte) (bits >>> 28);
    return position + 5;
  }

  /** Writes a varint of three or more bytes. */
  private static int putLongTail(byte[] buffer, int position, long bits) {
    buffer[position] = (byte) (bits | 0x80);
    buffer[position + 1] = (byte) (bits >>> 7 | 0x80);
    if (bits >>> 21 == 0) {
      buffer[position + 2] = (byte) (bits >>> 14);
      return position + 3;
    }
    return bits >>> 56 == 0
        ? putUpToEight(buffer, position, bits)
        : putLarge(buffer, position, bits);
  }

  /**
   * Writes a varint of one to eight bytes over the next eight. How many bytes a large number has is
   * hard to predict, so it is computed.
   *
   * @param bits the number in zigzag form, not 0
   */
  public static int putUpToEight(byte[] buffer, int position, long bits) {
    int size = sizeOf(bits);
    long more = VarintBits.EIGHT_ENDS & ~(-1L << (Byte.SIZE * (size - 1)));
    LONGS.set(buffer, position, VarintBits.spread(bits) | more);
    return position + size;
  }

  /**
   * Writes a varint of nine or ten bytes, of which eight at once. It always writes ten, because a
   * branch on the size is mispredicted half of the time for random numbers.
   */
  private static int putLarge(byte[] buffer, int position, long bits) {
    int high = (int) (bits >>> 56);
    long low = bits & -1L >>> Byte.SIZE;
    LONGS.set(buffer, position, VarintBits.spread(low) | VarintBits.EIGHT_ENDS);
    int last = high >>> 7;
    buffer[position + 8] = (byte) high;
    buffer[position + 9] = (byte) last;
    return position + 9 + last;
  }
}
