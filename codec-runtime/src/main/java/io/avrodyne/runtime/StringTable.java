package io.avrodyne.runtime;

import io.avrodyne.runtime.binary.Primitives;
import org.jspecify.annotations.Nullable;

/**
 * A table of strings that an input has decoded, for reuse. It keeps those that have one byte for
 * each character.
 *
 * <p>Each string has one slot, determined by a hash of its bytes, and the next string with the same
 * slot replaces it. The memory is therefore bounded, and so is the cost of a string that is not
 * there, of which no more than 128 bytes are hashed in vain.
 *
 * <p>The first eight bytes of a string and the last eight are compared as two numbers. A string of
 * up to 16 bytes has no others.
 */
final class StringTable {

  /** The maximum length of a string that is kept, in bytes. */
  private static final int MAX_BYTES = 128;

  private static final int SLOTS = 512;
  private static final long MIX = 0x9E37_79B9_7F4A_7C15L;

  private final @Nullable String[] kept = new @Nullable String[SLOTS];
  private final long[] heads = new long[SLOTS];
  private final long[] tails = new long[SLOTS];

  /**
   * Reads a length and that many bytes of UTF-8. Returns {@code previous} if it is equal, or else
   * the string of the table if it is there.
   */
  String read(AvroInput in, @Nullable String previous) {
    int start = in.position;
    int length = Lengths.read(in, in.maxStringBytes, "a string");
    if (length > MAX_BYTES) {
      in.position = start;
      return StringDecoder.read(in, previous);
    }
    byte[] bytes = in.buffer;
    int p = in.position;
    if (previous != null && isForm(previous, bytes, p, length)) {
      in.position = p + length;
      return previous;
    }
    int last = p + length - Long.BYTES;
    long head = last < p ? upToSeven(bytes, p, length) : eight(bytes, p);
    long tail = last < p ? 0 : eight(bytes, last);
    long hash = (head ^ length) * MIX;
    for (int i = p + Long.BYTES; i < last; i += Long.BYTES) {
      hash = (hash ^ (hash >>> 32) ^ eight(bytes, i)) * MIX;
    }
    int slot = slot(hash ^ tail);
    String candidate = kept[slot];
    if (candidate != null
        && heads[slot] == head
        && tails[slot] == tail
        && isRestEqual(candidate, bytes, p, length)) {
      in.position = p + length;
      return candidate;
    }
    in.position = start;
    String text = StringDecoder.read(in, null);
    if (text.length() == length) {
      kept[slot] = text;
      heads[slot] = head;
      tails[slot] = tail;
    }
    return text;
  }

  /** Returns whether a string whose head and tail are equal is equal as a whole. */
  private static boolean isRestEqual(String candidate, byte[] bytes, int p, int length) {
    return length <= 2 * Long.BYTES
        ? candidate.length() == length
        : isAscii(candidate, bytes, p, length);
  }

  private static boolean isAscii(String text, byte[] bytes, int p, int length) {
    return OpenStrings.OPEN
        ? OpenStringDecoder.isForm(text, bytes, p, length)
        : StringDecoder.isAscii(text, bytes, p, length);
  }

  private static boolean isForm(String text, byte[] bytes, int p, int length) {
    return OpenStrings.OPEN
        ? OpenStringDecoder.isForm(text, bytes, p, length)
        : StringDecoder.isForm(text, bytes, p, length);
  }

  private static int slot(long hash) {
    return (int) (((hash ^ (hash >>> 32)) * MIX) >>> 55);
  }

  /** Packs fewer than eight bytes into a number, and ignores the bytes that follow them. */
  private static long upToSeven(byte[] bytes, int p, int length) {
    if (bytes.length - p >= Long.BYTES) {
      return eight(bytes, p) & ~(-1L << (Byte.SIZE * length));
    }
    long joined = 0;
    for (int i = length - 1; i >= 0; i--) {
      joined = (joined << Byte.SIZE) | (bytes[p + i] & 0xFF);
    }
    return joined;
  }

  private static long eight(byte[] bytes, int p) {
    return (long) Primitives.LONGS.get(bytes, p);
  }
}
