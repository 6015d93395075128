package io.avrodyne.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * Copies ASCII strings through {@code MemorySegment.setString}, the fastest public way since Java
 * 22, reached by method handles because this code also runs on 17.
 */
@SuppressWarnings("NullAway") // The handles are null only where AVAILABLE is false.
final class SegmentStrings {

  private static final @Nullable MethodHandle OF_ARRAY;
  private static final @Nullable MethodHandle SET_STRING;

  static {
    MethodHandle ofArray = null;
    MethodHandle setString = null;
    if (Runtime.version().feature() >= 22) {
      try {
        Class<?> type = Class.forName("java.lang.foreign.MemorySegment");
        MethodHandles.Lookup lookup = MethodHandles.publicLookup();
        ofArray =
            lookup
                .findStatic(type, "ofArray", MethodType.methodType(type, byte[].class))
                .asType(MethodType.methodType(Object.class, byte[].class));
        setString =
            lookup
                .findVirtual(
                    type, "setString", MethodType.methodType(void.class, long.class, String.class))
                .asType(MethodType.methodType(void.class, Object.class, long.class, String.class));
      } catch (ReflectiveOperationException e) {
        throw new LinkageError("Java 22 and later have MemorySegment.setString", e);
      }
    }
    OF_ARRAY = ofArray;
    SET_STRING = setString;
  }

  /** Whether this JVM has it; a constant, so the other way costs nothing. */
  static final boolean AVAILABLE = SET_STRING != null;

  private static final byte NEVER_IN_UTF8 = (byte) 0xFF;
  private static final long ONES = 0x0101_0101_0101_0101L;
  private static final long HIGH_BITS = ONES << 7;

  private SegmentStrings() {}

  /** Returns the segment over an array. */
  static Object segmentOf(byte[] array) {
    try {
      return (Object) OF_ARRAY.invokeExact(array);
    } catch (Throwable e) {
      throw rethrown(e);
    }
  }

  /**
   * Copies a string and returns whether it was ASCII; if not, garbage is left in its place. Needs
   * room for three bytes a character and two more.
   *
   * <p>The copy does not tell its length: it ends with a NUL, which must not have touched a mark
   * placed one byte behind where the NUL of an ASCII string goes. A lone surrogate is one byte long
   * too, but turns into a question mark.
   */
  static boolean putAscii(Object segment, byte[] array, int first, String value) {
    int end = first + value.length();
    array[end + 1] = NEVER_IN_UTF8;
    try {
      SET_STRING.invokeExact(segment, (long) first, value);
    } catch (Throwable e) {
      throw rethrown(e);
    }
    return array[end + 1] == NEVER_IN_UTF8 && questionMarksAreReal(array, first, end, value);
  }

  private static boolean questionMarksAreReal(byte[] array, int first, int end, String value) {
    int p = first;
    for (; p <= end - 8; p += 8) {
      long difference = (long) Primitives.LONGS.get(array, p) ^ ('?' * ONES);
      if (((difference - ONES) & ~difference & HIGH_BITS) != 0
          && !questionMarksAreRealOneByOne(array, p, p + 8, value, first)) {
        return false;
      }
    }
    return questionMarksAreRealOneByOne(array, p, end, value, first);
  }

  private static boolean questionMarksAreRealOneByOne(
      byte[] array, int from, int to, String value, int first) {
    for (int p = from; p < to; p++) {
      if (array[p] == '?' && value.charAt(p - first) != '?') {
        return false;
      }
    }
    return true;
  }

  private static Error rethrown(Throwable e) {
    if (e instanceof RuntimeException unchecked) {
      throw unchecked;
    }
    throw new LinkageError("MemorySegment.setString failed", e);
  }
}
