package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.binary.Primitives;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Collects encoded data in a growing array that the caller keeps and reuses.
 *
 * <p>Generated code carries the position in a local variable and commits it when a datum is
 * complete, so a failed encode leaves the output where the datum began.
 *
 * <p><b>Allocation.</b> None, once the array has reached the size of the largest content.
 *
 * <p><b>Errors.</b> {@link EncodeException} when the content would pass the largest array of the
 * JVM.
 *
 * <p><b>Threads.</b> One at a time.
 */
public final class AvroOutput {

  private static final int DEFAULT_CAPACITY = 512;
  private static final int MAX_CAPACITY = Integer.MAX_VALUE - 8;

  private final Strictness strictness;
  private final int maxDepth;
  private byte[] buffer;
  private int size;
  private int depthLeft;
  private @Nullable StringEncoder strings;
  private @Nullable FreeWriters freeWriters;

  /** Creates a strict one of 512 bytes to begin with, for values nested 256 deep. */
  public AvroOutput() {
    this(DEFAULT_CAPACITY);
  }

  /** Creates a strict one of {@code capacity} bytes to begin with. */
  public AvroOutput(int capacity) {
    this(capacity, Strictness.STRICT);
  }

  /** Creates one of {@code capacity} bytes to begin with; strictness decides on lone surrogates. */
  public AvroOutput(int capacity, Strictness strictness) {
    this(capacity, strictness, DecodeLimits.DEFAULT_MAX_DEPTH);
  }

  /**
   * Creates one of {@code capacity} bytes to begin with, with strictness and a limit to how deep
   * values of recursive types are nested.
   */
  public AvroOutput(int capacity, Strictness strictness, int maxDepth) {
    buffer = new byte[capacity];
    this.strictness = strictness;
    this.maxDepth = maxDepth;
    depthLeft = maxDepth;
  }

  /** Forgets the content and keeps the array. */
  public void reset() {
    size = 0;
  }

  /** Returns how many bytes of complete data there are. */
  public int size() {
    return size;
  }

  /** Returns a copy of the content. */
  public byte[] toByteArray() {
    return Arrays.copyOf(buffer, size);
  }

  /** Returns a read-only view of the content, valid until the next write or reset. */
  public ByteBuffer toByteBuffer() {
    return ByteBuffer.wrap(buffer, 0, size).slice().asReadOnlyBuffer();
  }

  /** Writes the content to a stream, and keeps it. */
  public void writeTo(OutputStream stream) throws IOException {
    stream.write(buffer, 0, size);
  }

  /** Appends bytes as they are: the framing of data, which is none of the codecs' business. */
  public void append(byte[] bytes, int offset, int length) {
    ensure(size, length);
    System.arraycopy(bytes, offset, buffer, size, length);
    size += length;
  }

  // The rest is for generated code and for codecs written by hand: p is the position that the
  // caller carries.

  /**
   * Returns the array that is written into. It changes when {@link #ensure} or a string makes it
   * grow.
   */
  public byte[] buffer() {
    return buffer;
  }

  /** Begins a datum: counts depth anew. */
  void beginDatum() {
    depthLeft = maxDepth;
  }

  /** Ends a datum: everything before {@code p} is content. */
  void commit(int p) {
    size = p;
  }

  /** Makes room for {@code bytes} more and returns the position to go on at. */
  public int ensure(int p, long bytes) {
    if (buffer.length - p < bytes) {
      grow(p, bytes);
    }
    return p;
  }

  /**
   * Writes a string: its length in UTF-8 bytes, then the bytes.
   *
   * @param reserve how many bytes there will be room for behind the string
   */
  @SuppressWarnings("deprecation") // The low-byte copy is right for ASCII, which is checked.
  public int putString(int p, @Nullable String value, int reserve) {
    if (value == null) {
      throw Failures.nullValue();
    }
    int length = value.length();
    if (length > StringEncoder.SHORT_LENGTH) {
      return strings().put(p, value, reserve);
    }
    ensure(p, 1L + length + reserve);
    byte[] b = buffer;
    int first = p + 1;
    value.getBytes(0, length, b, first);
    if (!StringEncoder.isAscii(value, length)) {
      return strings().put(p, value, reserve);
    }
    b[p] = (byte) (length << 1);
    return first + length;
  }

  /**
   * Writes a union of a string and null: the branch, then the string.
   *
   * @param stringBranch the index of the string, 0 or 1
   * @param reserve how many bytes there will be room for behind
   */
  public int putNullableString(int p, @Nullable String value, int stringBranch, int reserve) {
    ensure(p, 1L + reserve);
    if (value == null) {
      buffer[p] = (byte) ((1 - stringBranch) << 1);
      return p + 1;
    }
    buffer[p] = (byte) (stringBranch << 1);
    return putString(p + 1, value, reserve);
  }

  /** Writes bytes: their count, then themselves. */
  public int putBytes(int p, byte @Nullable [] value) {
    if (value == null) {
      throw Failures.nullValue();
    }
    int next = putLength(p, value.length);
    System.arraycopy(value, 0, buffer, next, value.length);
    return next + value.length;
  }

  /** Writes what remains of a buffer, whose position stays, as bytes. */
  public int putBytes(int p, @Nullable ByteBuffer value) {
    if (value == null) {
      throw Failures.nullValue();
    }
    int length = value.remaining();
    int next = putLength(p, length);
    value.get(value.position(), buffer, next, length);
    return next + length;
  }

  /** Writes a length and makes room for as many bytes behind it. */
  int putLength(int p, int length) {
    ensure(p, Primitives.MAX_INT_BYTES + (long) length);
    return Primitives.putInt(buffer, p, length);
  }

  /** Takes a free writer of this class out of those that were given back; null if none is there. */
  public <W extends MapWriter<?>> @Nullable W borrow(Class<W> type) {
    FreeWriters kept = freeWriters;
    return kept == null ? null : kept.take(type);
  }

  /** Keeps a writer to be borrowed again. A writer must be given back once at most. */
  public void giveBack(MapWriter<?> writer) {
    FreeWriters kept = freeWriters;
    if (kept == null) {
      kept = new FreeWriters();
      freeWriters = kept;
    }
    kept.add(writer);
  }

  /**
   * Begins a value of a recursive type; {@link #leave} ends it. Not needed after a failure.
   *
   * @throws EncodeException if it is nested deeper than this output allows: data that contain
   *     themselves have no end
   */
  public void enter() {
    if (--depthLeft < 0) {
      throw CodecFailures.encoding("nested deeper than " + maxDepth);
    }
  }

  /** Ends a value of a recursive type. */
  public void leave() {
    depthLeft++;
  }

  boolean isStrict() {
    return strictness == Strictness.STRICT;
  }

  private StringEncoder strings() {
    StringEncoder encoder = strings;
    if (encoder == null) {
      encoder = new StringEncoder(this, strictness);
      strings = encoder;
    }
    return encoder;
  }

  /** Makes room for {@code bytes} more behind {@code p}. */
  void grow(int p, long bytes) {
    long needed = p + bytes;
    if (needed > MAX_CAPACITY) {
      throw CodecFailures.encoding("the encoded data pass the largest array of the JVM");
    }
    long doubled = Math.min(2L * buffer.length, MAX_CAPACITY);
    buffer = Arrays.copyOf(buffer, (int) Math.max(needed, doubled));
  }
}
