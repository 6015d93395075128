package io.avrodyne.runtime.frame;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** The numbers in frames and in their headers, highest byte first. */
final class BigEndian {

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private BigEndian() {}

  static int getInt(byte[] from, int p) {
    return (int) INTS.get(from, p);
  }

  static long getLong(byte[] from, int p) {
    return (long) LONGS.get(from, p);
  }

  static void putInt(byte[] to, int p, int value) {
    INTS.set(to, p, value);
  }

  static void putLong(byte[] to, int p, long value) {
    LONGS.set(to, p, value);
  }

  static byte[] bytesOf(long value) {
    byte[] bytes = new byte[Long.BYTES];
    LONGS.set(bytes, 0, value);
    return bytes;
  }
}
