package io.avrodyne.runtime;

import io.avrodyne.runtime.binary.Primitives;
import org.jspecify.annotations.Nullable;

/**
 * A table of ASCII strings that an input has decoded, for reuse.
 *
 * <p>Each string has one slot, determined by a hash of its bytes, and the next string with the same
 * slot replaces it. The memory is therefore bounded, and input crafted to collide costs no more
 * than decoding without the table.
 *
 * <p>Strings of up to 16 bytes are compared as two numbers, the first eight bytes and the last
 * eight, which is faster than to make a new string.
 */
final class StringTable {

  /** The maximum length of a string that is kept, in bytes. */
  private static final int MAX_BYTES = 128;

  private static final int MAX_SHORT_BYTES = 2 * Long.BYTES;
  private static final int SLOTS = 512;
  private static final long MIX = 0x9E37_79B9_7F4A_7C15L;

  private final @Nullable String[] kept = new @Nullable String[SLOTS];
  private final long[] heads = new long[SLOTS];
  private final long[] tails = new long[SLOTS];

  /** Reads a length and that many bytes of UTF-8; the string is from the table if it is there. */
  String read(AvroInput in) {
    int start = in.position;
    int length = Lengths.read(in, in.maxStringBytes, "a string");
    if (length <= MAX_SHORT_BYTES) {
      return readShort(in, start, length);
    }
    if (length <= MAX_BYTES) {
      return readLong(in, start, length);
    }
    in.position = start;
    return StringDecoder.read(in, null);
  }

  private String readShort(AvroInput in, int start, int length) {
    byte[] bytes = in.buffer;
    int p = in.position;
    boolean fits = length < Long.BYTES;
    long head = fits ? upToSeven(bytes, p, length) : eight(bytes, p);
    long tail = fits ? 0 : eight(bytes, p + length - Long.BYTES);
    int slot = slot(((head ^ length) * MIX) ^ tail);
    String candidate = kept[slot];
    if (candidate != null
        && heads[slot] == head
        && tails[slot] == tail
        && candidate.length() == length) {
      in.position = p + length;
      return candidate;
    }
    String text = readNew(in, start, length, slot);
    heads[slot] = head;
    tails[slot] = tail;
    return text;
  }

  private String readLong(AvroInput in, int start, int length) {
    byte[] bytes = in.buffer;
    int p = in.position;
    int last = p + length - Long.BYTES;
    long hash = length;
    for (int i = p; i < last; i += Long.BYTES) {
      hash = (hash ^ eight(bytes, i)) * MIX;
      hash ^= hash >>> 32;
    }
    int slot = slot(hash ^ eight(bytes, last));
    String candidate = kept[slot];
    if (candidate != null && StringDecoder.isAscii(candidate, bytes, p, length)) {
      in.position = p + length;
      return candidate;
    }
    return readNew(in, start, length, slot);
  }

  /**
   * Reads a string, which is kept if it has one byte for each character.
   *
   * @param start where its length begins
   */
  private String readNew(AvroInput in, int start, int length, int slot) {
    in.position = start;
    kept[slot] = null;
    String text = StringDecoder.read(in, null);
    if (text.length() == length) {
      kept[slot] = text;
    }
    return text;
  }

  private static int slot(long hash) {
    return (int) (((hash ^ (hash >>> 32)) * MIX) >>> 55);
  }

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
