package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.binary.Primitives;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads encoded data from a range of an array; the caller keeps it and points it at the next range.
 *
 * <p>Every length and count is checked against the bytes that remain before anything is allocated.
 *
 * <p><b>Allocation.</b> None but what it returns, and a table once strings are interned.
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
  static final int NO_BLOCK_END = -1;

  // Not private: the parts of this class that are too rare or too long for it share them.
  final DecodeLimits limits;
  final boolean strict;
  final @Nullable CollectionCounts collections;
  byte[] buffer = EMPTY;
  int position;
  int limit;
  int itemsLeft;
  int zeroSizeItemsLeft;
  int blockEnd = NO_BLOCK_END;
  @Nullable Detour detour;
  @Nullable EqualHashes equalHashes;
  private final int maxStringBytes;
  private int depthLeft;
  private @Nullable StringTable interned;

  /** Creates a strict one with the default limits. */
  public AvroInput() {
    this(DecodeLimits.DEFAULT, Strictness.STRICT);
  }

  /** Creates one with limits and strictness of the caller's choice. */
  public AvroInput(DecodeLimits limits, Strictness strictness) {
    this.limits = limits;
    this.maxStringBytes = limits.maxStringBytes();
    this.strict = strictness == Strictness.STRICT;
    collections = CollectionCounts.of(limits);
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

  /** Begins a datum: counts items and depth anew. */
  void beginDatum() {
    depthLeft = limits.maxDepth();
    itemsLeft = limits.maxItems();
    zeroSizeItemsLeft = limits.maxZeroSizeItems();
  }

  /** Reads one byte, which must be 0 or 1. */
  public boolean readBoolean() {
    int p = position;
    if (p >= limit) {
      throw CodecFailures.truncated(p);
    }
    byte value = buffer[p];
    if ((value & ~1) != 0 && strict) {
      throw CodecFailures.malformed("a boolean is neither 0 nor 1", p);
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
    int bits = (int) Varints.readTail(this, Primitives.MAX_INT_BYTES, 0xF0);
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
    long bits = Varints.readTail(this, Primitives.MAX_LONG_BYTES, 0xFE);
    return (bits >>> 1) ^ -(bits & 1);
  }

  /** Reads 4 bytes. */
  public float readFloat() {
    return (float) Primitives.FLOATS.get(buffer, take(4));
  }

  /** Reads 8 bytes. */
  public double readDouble() {
    return (double) Primitives.DOUBLES.get(buffer, take(8));
  }

  /** Reads a length and as many bytes of UTF-8. */
  public String readString() {
    int length = readLength();
    return StringDecoder.decode(buffer, take(length), length, strict);
  }

  /** Reads a string; returns {@code previous} if that is equal, so that repeating ones are free. */
  public String readString(@Nullable String previous) {
    int length = readLength();
    int p = position;
    position = p + length;
    return previous != null && StringDecoder.isAscii(previous, buffer, p, length)
        ? previous
        : StringDecoder.decode(buffer, p, length, strict);
  }

  /** Reads a string as {@link #readString()} does, or returns an equal one that it kept before. */
  public String readInternedString() {
    int length = readLength();
    return StringTable.MAX_BYTES < length
        ? StringDecoder.decode(buffer, take(length), length, strict)
        : interned().get(buffer, take(length), length, strict);
  }

  /** Reads a length and as many bytes. */
  public byte[] readBytes() {
    return Binaries.copy(this, Binaries.readLength(this));
  }

  /** Reads bytes into {@code previous} if it has their length, else into a new array. */
  public byte[] readBytes(byte @Nullable [] previous) {
    return Binaries.copy(this, Binaries.readLength(this), previous);
  }

  /** Reads bytes into a new buffer. */
  public ByteBuffer readByteBuffer() {
    return ByteBuffer.wrap(readBytes());
  }

  /** Reads {@code size} bytes into a new array. */
  public byte[] readFixed(int size) {
    return Binaries.copy(this, size);
  }

  /** Reads {@code size} bytes into {@code previous} if it is as long, else into a new array. */
  public byte[] readFixed(int size, byte @Nullable [] previous) {
    return Binaries.copy(this, size, previous);
  }

  /** Reads the branch of a union of null and another, and returns whether it is the other one. */
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

  /** Reads the branch of a union of null and another, for a primitive, which holds no null. */
  public void requirePresence(int nullBranch) {
    int start = position;
    if (!readPresence(nullBranch)) {
      throw CodecFailures.malformed("null for a primitive", start);
    }
  }

  /** Reads an index from 0 up to, but not including, {@code bound}. */
  public int readIndex(int bound) {
    int start = position;
    int index = readInt();
    if (index < 0 || index >= bound) {
      throw CodecFailures.malformed(
          "index " + index + " of a branch or symbol, of " + bound, start);
    }
    return index;
  }

  /**
   * Reads the head of an array's first block and returns the count of its items; 0 is the end.
   *
   * @param minItemBytes the fewest bytes that an item takes
   */
  public int startBlocks(int minItemBytes) {
    return BlockHeads.start(this, minItemBytes);
  }

  /** Returns what says where the block just begun ends; to be handed to {@link #nextBlock}. */
  public int blockEnd() {
    return blockEnd;
  }

  /** Checks where the items of a block ended, then reads the next head; returns its count. */
  public int nextBlock(int endOfBlock, int minItemBytes) {
    if (endOfBlock != NO_BLOCK_END && endOfBlock != position) {
      BlockHeads.requireEnd(this, endOfBlock);
    }
    return startBlocks(minItemBytes);
  }

  /** Returns how many of {@code count} items a collection makes room for before it reads them. */
  public static int presize(int count) {
    return Math.min(count, MAX_PRESIZE);
  }

  /** Returns the length that a full array grows to: it doubles, up to what is said to come. */
  public static int grown(int full, int announced) {
    return (int) Math.min(announced, Math.max(MAX_PRESIZE, 2L * full));
  }

  /** Returns the capacity of a hash map that holds {@link #presize} entries without a rehash. */
  public static int mapCapacity(int count) {
    return presize(count) * 4 / 3 + 1;
  }

  /** Begins a value of a recursive type; {@link #leave} ends it. Not needed after a failure. */
  public void enter() {
    if (--depthLeft < 0) {
      throw CodecFailures.limit("nested deeper than " + limits.maxDepth(), position);
    }
  }

  /** Ends a value of a recursive type. */
  public void leave() {
    depthLeft++;
  }

  private int readLength() {
    return Binaries.readLength(this, maxStringBytes, "a string");
  }

  private StringTable interned() {
    if (interned == null) {
      interned = new StringTable();
    }
    return interned;
  }

  /** Moves behind the next {@code size} bytes and returns where they begin. */
  int take(int size) {
    int p = position;
    if (limit - p < size) {
      throw CodecFailures.truncated(p);
    }
    position = p + size;
    return p;
  }
}
