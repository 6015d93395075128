package io.avrodyne.runtime;

import io.avrodyne.runtime.binary.Primitives;
import org.jspecify.annotations.Nullable;

/**
 * A table of ASCII strings that an input has decoded, for reuse.
 *
 * <p>Each string has one slot, determined by a hash of its bytes, and the next string with the same
 * slot replaces it. The memory is therefore bounded, and input crafted to collide costs no more
 * than decoding without the table.
 */
final class StringTable {

  /** The maximum length of a string that is kept, in bytes. */
  static final int MAX_BYTES = 128;

  private static final int SLOTS = 512;
  private static final long MIX = 0x9E37_79B9_7F4A_7C15L;

  private final @Nullable String[] kept = new @Nullable String[SLOTS];

  /**
   * Reads a string, from the table if it is there.
   *
   * @param start where the length begins that the input has just read
   */
  String read(AvroInput in, int start, int length) {
    byte[] bytes = in.buffer;
    int p = in.position;
    int slot = slot(bytes, p, length);
    String candidate = kept[slot];
    if (candidate != null && StringDecoder.isAscii(candidate, bytes, p, length)) {
      in.position = p + length;
      return candidate;
    }
    in.position = start;
    String text = StringDecoder.read(in);
    if (text.length() == length) {
      kept[slot] = text;
    }
    return text;
  }

  private static int slot(byte[] bytes, int offset, int length) {
    long hash = length;
    int i = offset;
    int end = offset + length;
    for (; i <= end - Long.BYTES; i += Long.BYTES) {
      hash = (hash ^ (long) Primitives.LONGS.get(bytes, i)) * MIX;
      hash ^= hash >>> 32;
    }
    for (; i < end; i++) {
      hash = (hash ^ bytes[i]) * MIX;
    }
    return (int) (hash >>> 55);
  }
}
