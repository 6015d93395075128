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
 * A reader of encoded data in a range of an array. Callers keep an input and reset it to the next
 * range.
 *
 * <p>Every length and count is checked against the number of remaining bytes before anything is
 * allocated.
 *
 * <p><b>Allocation.</b> The values returned, and for some strings temporary arrays: a string beyond
 * Latin-1 costs what {@code new String(char[], int, int)} does, which tries Latin-1 first in an
 * array of its own, and a string of more than 8,192 bytes that is not ASCII is decoded by the JDK.
 * Once per input, as they are needed: up to 16 KB for characters outside ASCII, a table for
 * interned strings, an array for the bytes of direct or read-only buffers, one for data of other
 * schemas while they are converted, and one for JSON. Where {@link OpenStrings} are, strings need
 * no temporary arrays.
 *
 * <p><b>Errors.</b> {@link DecodeException} for bytes that are not valid, {@link
 * LimitExceededException} for data that exceed the {@link DecodeLimits}.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 *
 * <p><b>Source.</b> Avro specification, "Binary Encoding".
 */
public final class AvroInput {

  private static final byte[] EMPTY = {};

  // Package-private because code that is too rare or too long for this class shares these fields.
  final DecodeLimits limits;
  final int maxStringBytes;
  final boolean strict;
  final @Nullable CollectionCounts collections;
  byte[] buffer = EMPTY;
  int position;
  int limit;
  int itemsLeft;
  int zeroSizeItemsLeft;
  int blockEnd = BlockEnd.UNKNOWN;
  @Nullable Detour detour;
  @Nullable Object scratch;
  @Nullable LentObjects lent;

  /** The stream that the bytes arrive from, or null if the array has all of them. */
  @Nullable StreamedInput stream;

  int depthLeft;
  byte[] copied = EMPTY;
  private @Nullable StringDecoder strings;
  private @Nullable StringTable interned;

  /** Creates a strict input with the default limits. */
  public AvroInput() {
    this(DecodeLimits.DEFAULT, Strictness.STRICT);
  }

  /** Creates an input with the given limits and strictness. */
  public AvroInput(DecodeLimits limits, Strictness strictness) {
    this.limits = limits;
    this.maxStringBytes = limits.maxStringBytes();
    this.strict = strictness == Strictness.STRICT;
    collections = CollectionCounts.of(limits);
  }

  /** Resets this input to an entire array and returns it. The array is not copied. */
  public AvroInput reset(byte[] bytes) {
    return reset(bytes, 0, bytes.length);
  }

  /**
   * Resets this input to a range of an array and returns it. The array is not copied.
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

  /**
   * Resets this input to the remaining bytes of a buffer and returns it. The position of the buffer
   * does not change. The bytes are not copied if the buffer has an accessible array; else they are
   * copied to an array that this input keeps.
   */
  public AvroInput reset(ByteBuffer data) {
    int length = data.remaining();
    if (data.hasArray()) {
      return reset(data.array(), data.arrayOffset() + data.position(), length);
    }
    if (copied.length < length) {
      copied = new byte[length];
    }
    data.get(data.position(), copied, 0, length);
    return reset(copied, 0, length);
  }

  /** Returns the index in the array of the next byte. */
  public int position() {
    return position;
  }

  /** Returns the number of bytes left. */
  public int remaining() {
    return limit - position;
  }

  /** Begins a datum by resetting the counts of items and depth. */
  void beginDatum() {
    depthLeft = limits.maxDepth();
    itemsLeft = limits.maxItems();
    zeroSizeItemsLeft = limits.maxZeroSizeItems();
  }

  /** Reads one byte, which must be 0 or 1. */
  public boolean readBoolean() {
    int p = position;
    if (p >= limit) {
      require(1);
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

  /**
   * Reads 4 bytes.
   *
   * <p>This method and {@link #readDouble} are longer than what C1 inlines, and must be: C2 gives
   * up on a call of a constructor with some sixty parameters, so that C1 compiles what reads a wide
   * record, and its code for a {@code VarHandle} takes fifty nanoseconds.
   */
  public float readFloat() {
    int p = position;
    if (limit - p < Float.BYTES) {
      require(Float.BYTES);
    }
    position = p + Float.BYTES;
    return (float) Primitives.FLOATS.get(buffer, p);
  }

  /** Reads 8 bytes. */
  public double readDouble() {
    int p = position;
    if (limit - p < Double.BYTES) {
      require(Double.BYTES);
    }
    position = p + Double.BYTES;
    return (double) Primitives.DOUBLES.get(buffer, p);
  }

  /** Reads a length and that many bytes of UTF-8. */
  public String readString() {
    return StringDecoder.read(this, null);
  }

  /**
   * Reads a string. Returns {@code previous} if it is equal, so that repeated strings are not
   * allocated.
   */
  public String readString(@Nullable String previous) {
    return StringDecoder.read(this, previous);
  }

  /**
   * Reads a string like {@link #readString()}, but may return an equal string that was read before.
   */
  public String readInternedString() {
    return readInternedString(null);
  }

  /** Reads a string; may return {@code previous} or another equal string that was read before. */
  public String readInternedString(@Nullable String previous) {
    StringTable table = interned;
    if (table == null) {
      table = new StringTable();
      interned = table;
    }
    return table.read(this, previous);
  }

  /** Reads a length and that many bytes. */
  public byte[] readBytes() {
    return copy(Lengths.readOfBytes(this));
  }

  /** Reads bytes into {@code previous} if it has the right length, otherwise into a new array. */
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

  /**
   * Reads {@code size} bytes into {@code previous} if it has that length, otherwise into a new
   * array.
   */
  public byte[] readFixed(int size, byte @Nullable [] previous) {
    return copy(size, previous);
  }

  StringDecoder strings() {
    StringDecoder decoder = strings;
    if (decoder == null) {
      decoder = new StringDecoder();
      strings = decoder;
    }
    return decoder;
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

  /** Moves past the next {@code size} bytes and returns the index where they begin. */
  int take(int size) {
    int p = position;
    if (limit - p < size) {
      require(size);
    }
    position = p + size;
    return p;
  }

  /** Requires {@code size} bytes, apart because the bytecode of callers is inlined into codecs. */
  private void require(int size) {
    if (!await(size)) {
      throw CodecFailures.truncated(position, (long) size - remaining());
    }
  }

  /**
   * Returns whether that many bytes are left, and waits for those that arrive from a stream. Only
   * for bytes without which the datum cannot be complete.
   */
  boolean await(long bytes) {
    return bytes <= remaining() || (stream != null && stream.await(this, bytes));
  }
}
