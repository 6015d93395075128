package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.EncodeException;
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
  final int maxDepth;
  byte[] buffer;
  private int size;
  int depthLeft;
  private @Nullable StringEncoder strings;
  @Nullable LentObjects lent;

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

  /** Begins a datum: counts depth from the start. */
  void beginDatum() {
    depthLeft = maxDepth;
  }

  /** Ends a datum: everything before {@code p} is content. */
  void commit(int p) {
    size = p;
  }

  /** Makes room for {@code bytes} more after {@code p}. */
  void ensure(int p, long bytes) {
    if (buffer.length - p < bytes) {
      grow(p, bytes);
    }
  }

  boolean isStrict() {
    return strictness == Strictness.STRICT;
  }

  StringEncoder strings() {
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
      throw CodecFailures.encoding("the encoded data exceed the maximum array size of the JVM");
    }
    long doubled = Math.min(2L * buffer.length, MAX_CAPACITY);
    buffer = Arrays.copyOf(buffer, (int) Math.max(needed, doubled));
  }
}
