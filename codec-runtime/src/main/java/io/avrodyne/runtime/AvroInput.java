package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.binary.Primitives;
import java.nio.ByteBuffer;
import java.util.Arrays;
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
  @Nullable Object scratch;
  @Nullable LentObjects lent;
  private final int maxStringBytes;
  int depthLeft;
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
    return copy(Lengths.readOfBytes(this));
  }

  /** Reads bytes into {@code previous} if it has their length, else into a new array. */
  public byte[] readBytes(byte @Nullable [] previous) {
    return copy(Lengths.readOfBytes(this), previous);
  }

  /** Reads bytes into a new buffer. */
  public ByteBuffer readByteBuffer() {
    return ByteBuffer.wrap(readBytes());
  }

  /** Reads {@code size} bytes into a new array. */
  public byte[] readFixed(int size) {
    return copy(size);
  }

  /** Reads {@code size} bytes into {@code previous} if it is as long, else into a new array. */
  public byte[] readFixed(int size, byte @Nullable [] previous) {
    return copy(size, previous);
  }

  private int readLength() {
    return Lengths.read(this, maxStringBytes, "a string");
  }

  private StringTable interned() {
    if (interned == null) {
      interned = new StringTable();
    }
    return interned;
  }

  private byte[] copy(int size) {
    int p = take(size);
    return Arrays.copyOfRange(buffer, p, p + size);
  }

  private byte[] copy(int size, byte @Nullable [] previous) {
    if (previous == null || previous.length != size) {
      return copy(size);
    }
    System.arraycopy(buffer, take(size), previous, 0, size);
    return previous;
  }

  /** Moves past the next {@code size} bytes and returns where they begin. */
  int take(int size) {
    int p = position;
    if (limit - p < size) {
      throw CodecFailures.truncated(p);
    }
    position = p + size;
    return p;
  }
}
