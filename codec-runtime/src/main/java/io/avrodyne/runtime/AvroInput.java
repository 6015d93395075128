package io.avrodyne.runtime;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads encoded data from a range of an array; the caller keeps it and points it at the next range.
 *
 * <p>Every length and count is checked against the bytes that remain before anything is allocated.
 *
 * <p><b>Allocation.</b> None but the strings that it returns.
 *
 * <p><b>Errors.</b> {@link DecodeException} for bytes that are no datum, {@link
 * LimitExceededException} for those beyond the {@link DecodeLimits}.
 *
 * <p><b>Threads.</b> One at a time.
 *
 * <p><b>Source.</b> Avro specification, "Binary Encoding".
 */
public final class AvroInput {

  /** The most items that a collection makes room for before it has read them. */
  public static final int MAX_PRESIZE = 1024;

  private static final byte[] EMPTY = {};
  private static final int NO_BLOCK_END = -1;

  private final DecodeLimits limits;
  private final int maxStringBytes;
  private final boolean strict;
  private byte[] buffer = EMPTY;
  private int position;
  private int limit;
  private int itemsLeft;
  private int zeroSizeItemsLeft;
  private int blockEnd = NO_BLOCK_END;

  /** Creates a strict one with the default limits. */
  public AvroInput() {
    this(DecodeLimits.DEFAULT, Strictness.STRICT);
  }

  /** Creates one with limits and strictness of the caller's choice. */
  public AvroInput(DecodeLimits limits, Strictness strictness) {
    this.limits = limits;
    this.maxStringBytes = limits.maxStringBytes();
    this.strict = strictness == Strictness.STRICT;
  }

  /** Points it at a whole array, and returns it. */
  public AvroInput reset(byte[] bytes) {
    return reset(bytes, 0, bytes.length);
  }

  /**
   * Points it at a range of an array, and returns it. The array is not copied.
   *
   * @throws IndexOutOfBoundsException if the range is not within the array
   */
  public AvroInput reset(byte[] bytes, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, bytes.length);
    buffer = bytes;
    position = offset;
    limit = offset + length;
    beginDatum();
    return this;
  }

  /** Returns the index in the array of the next byte. */
  public int position() {
    return position;
  }

  /** Returns how many bytes are left. */
  public int remaining() {
    return limit - position;
  }

  // The rest is for generated code and for codecs written by hand.

  /** Begins a datum: counts items anew. */
  void beginDatum() {
    itemsLeft = limits.maxItems();
    zeroSizeItemsLeft = limits.maxZeroSizeItems();
  }

  /** Goes back to where a datum began. */
  void rewind(int start) {
    position = start;
  }

  /** Refuses bytes behind a datum that should have been the only one. */
  void requireEnd() {
    if (position != limit) {
      throw Failures.malformed(remaining() + " bytes behind the datum", position);
    }
  }

  /** Reads one byte, which must be 0 or 1. */
  public boolean readBoolean() {
    int p = position;
    if (p >= limit) {
      throw Failures.truncated(p);
    }
    byte value = buffer[p];
    if ((value & ~1) != 0 && strict) {
      throw Failures.malformed("a boolean is neither 0 nor 1", p);
    }
    position = p + 1;
    return value == 1;
  }

  /** Reads a zigzag varint of at most 5 bytes. */
  public int readInt() {
    int p = position;
    if (p < limit) {
      int first = buffer[p];
      if (first >= 0) {
        position = p + 1;
        return (first >>> 1) ^ -(first & 1);
      }
    }
    int bits = (int) readVarintTail(Primitives.MAX_INT_BYTES, 0xF0);
    return (bits >>> 1) ^ -(bits & 1);
  }

  /** Reads a zigzag varint of at most 10 bytes. */
  public long readLong() {
    int p = position;
    if (p < limit) {
      long first = buffer[p];
      if (first >= 0) {
        position = p + 1;
        return (first >>> 1) ^ -(first & 1);
      }
    }
    long bits = readVarintTail(Primitives.MAX_LONG_BYTES, 0xFE);
    return (bits >>> 1) ^ -(bits & 1);
  }

  /** Reads 4 bytes. */
  public float readFloat() {
    int p = position;
    if (limit - p < 4) {
      throw Failures.truncated(p);
    }
    position = p + 4;
    return (float) Primitives.FLOATS.get(buffer, p);
  }

  /** Reads 8 bytes. */
  public double readDouble() {
    int p = position;
    if (limit - p < 8) {
      throw Failures.truncated(p);
    }
    position = p + 8;
    return (double) Primitives.DOUBLES.get(buffer, p);
  }

  /** Reads a length and as many bytes of UTF-8. */
  public String readString() {
    int length = readLength();
    int p = position;
    position = p + length;
    return StringDecoder.decode(buffer, p, length, strict);
  }

  /**
   * Reads a string; returns {@code previous} if that is equal, so that repeating strings cost
   * nothing.
   */
  public String readString(@Nullable String previous) {
    int length = readLength();
    int p = position;
    position = p + length;
    return previous != null && StringDecoder.isAscii(previous, buffer, p, length)
        ? previous
        : StringDecoder.decode(buffer, p, length, strict);
  }

  /**
   * Reads the branch of a union of two, one of them null, and returns whether it is the other one.
   */
  public boolean readPresence(int nullBranch) {
    int p = position;
    if (p < limit) {
      int first = buffer[p];
      if ((first & ~2) == 0) {
        position = p + 1;
        return first != nullBranch << 1;
      }
    }
    return readIndex(2) != nullBranch;
  }

  /**
   * Reads the branch of a union of two, one of them null, for a primitive, which cannot hold that
   * one.
   */
  public void requirePresence(int nullBranch) {
    int start = position;
    if (!readPresence(nullBranch)) {
      throw Failures.malformed("null for a primitive", start);
    }
  }

  /** Reads an index from 0 up to, but not including, {@code bound}. */
  public int readIndex(int bound) {
    int start = position;
    int index = readInt();
    if (index < 0 || index >= bound) {
      throw Failures.malformed("index " + index + " of a branch or symbol, of " + bound, start);
    }
    return index;
  }

  /**
   * Reads the head of an array's first block and returns the count of its items; 0 is the end.
   *
   * @param minItemBytes the fewest bytes that an item takes
   */
  public int startBlocks(int minItemBytes) {
    int p = position;
    if (p < limit) {
      int first = buffer[p];
      if (first >= 0 && (first & 1) == 0) {
        position = p + 1;
        blockEnd = NO_BLOCK_END;
        return admitItems(first >>> 1, minItemBytes);
      }
    }
    return readBlockHead(minItemBytes);
  }

  /** Returns where the block just begun ends, if it says so; to be handed to {@link #nextBlock}. */
  public int blockEnd() {
    return blockEnd;
  }

  /**
   * Checks where the items of a block ended, then reads the head of the next one and returns its
   * count.
   */
  public int nextBlock(int endOfBlock, int minItemBytes) {
    if (endOfBlock != NO_BLOCK_END && endOfBlock != position && strict) {
      throw Failures.malformed("the size of a block disagrees with its items", position);
    }
    return startBlocks(minItemBytes);
  }

  private int readBlockHead(int minItemBytes) {
    int start = position;
    long count = readLong();
    blockEnd = NO_BLOCK_END;
    if (count < 0) {
      long size = readLong();
      if (count == Long.MIN_VALUE || size < 0) {
        throw Failures.malformed("a block has no valid count or size", start);
      }
      if (size > limit - position && strict) {
        throw Failures.malformed("a block is longer than the input", start);
      }
      blockEnd = (int) Math.min(position + size, Integer.MAX_VALUE);
      count = -count;
    }
    if (count > limit - position && minItemBytes > 0) {
      throw Failures.malformed("a block has more items than the input has bytes", start);
    }
    if (count > Integer.MAX_VALUE) {
      throw Failures.limit("a block has more items than a collection can hold", start);
    }
    return admitItems((int) count, minItemBytes);
  }

  private int admitItems(int count, int minItemBytes) {
    if ((long) count * minItemBytes > limit - position) {
      throw Failures.malformed("a block has more items than the input has bytes for", position);
    }
    if (count > itemsLeft) {
      throw Failures.limit("more than " + limits.maxItems() + " items", position);
    }
    itemsLeft -= count;
    if (minItemBytes == 0) {
      if (count > zeroSizeItemsLeft) {
        throw Failures.limit(
            "more than " + limits.maxZeroSizeItems() + " items without bytes", position);
      }
      zeroSizeItemsLeft -= count;
    }
    return count;
  }

  private int readLength() {
    int start = position;
    long length = readLong();
    if (length < 0) {
      throw Failures.malformed("a length is negative", start);
    }
    if (length > limit - position) {
      throw Failures.malformed("a string is longer than the input", start);
    }
    if (length > maxStringBytes) {
      throw Failures.limit("a string is longer than " + maxStringBytes + " bytes", start);
    }
    return (int) length;
  }

  /**
   * Reads a varint of two bytes or more; those of up to four straight away. Each step takes the
   * sign of a byte, which says whether another one follows, out of the sum again.
   */
  private long readVarintTail(int maxBytes, int excess) {
    int p = position;
    if (limit - p < 4) {
      return readVarint(maxBytes, excess);
    }
    byte[] b = buffer;
    int bits = b[p] ^ (b[p + 1] << 7);
    if (bits < 0) {
      return ended(bits ^ (~0 << 7), p, 2);
    }
    bits ^= b[p + 2] << 14;
    if (bits >= 0) {
      return ended(bits ^ (~0 << 7 ^ ~0 << 14), p, 3);
    }
    bits ^= b[p + 3] << 21;
    if (bits < 0) {
      return ended(bits ^ (~0 << 7 ^ ~0 << 14 ^ ~0 << 21), p, 4);
    }
    return readVarint(maxBytes, excess);
  }

  /** Ends a varint of two to four bytes; the last of them must not be zero. */
  private int ended(int bits, int start, int length) {
    if (bits >>> (7 * (length - 1)) == 0 && strict) {
      throw badVarint(0, start);
    }
    position = start + length;
    return bits;
  }

  private long readVarint(int maxBytes, int excess) {
    int start = position;
    int p = start;
    int end = start + Math.min(limit - start, maxBytes);
    long bits = 0;
    int shift = 0;
    while (p < end) {
      int next = buffer[p++];
      bits |= (long) (next & 0x7F) << shift;
      if (next >= 0) {
        if (strict && (next == 0 || (p - start == maxBytes && (next & excess) != 0))) {
          throw badVarint(next, start);
        }
        position = p;
        return bits;
      }
      shift += 7;
    }
    throw p == limit
        ? Failures.truncated(start)
        : Failures.malformed("a varint is longer than its type", start);
  }

  private static DecodeException badVarint(int last, int start) {
    return Failures.malformed(
        last == 0 ? "a varint is longer than its value" : "a varint has more bits than its type",
        start);
  }
}
