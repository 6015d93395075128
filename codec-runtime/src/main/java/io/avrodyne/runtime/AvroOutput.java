package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.binary.NumberViews;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.WritableByteChannel;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A growing array of encoded data that callers keep and reuse.
 *
 * <p>Generated code keeps the position in a local variable and commits it when a datum is complete,
 * so a failed encoding leaves the output as it was before the datum.
 *
 * <p><b>Allocation.</b> None, once the array has reached the size of the largest content. Long
 * arrays of floats and doubles need up to twelve small views of it in addition.
 *
 * <p><b>Errors.</b> {@link EncodeException} if the content would exceed the maximum array size of
 * the JVM.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
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
  private @Nullable NumberViews numbers;

  /** How many of the next short strings are copied before the encoder looks at their characters. */
  int stringsToCopy;

  @Nullable LentObjects lent;

  /**
   * Creates a strict output with an initial capacity of 512 bytes, for values nested up to 256
   * levels deep.
   */
  public AvroOutput() {
    this(DEFAULT_CAPACITY);
  }

  /** Creates a strict output with an initial capacity of {@code capacity} bytes. */
  public AvroOutput(int capacity) {
    this(capacity, Strictness.STRICT);
  }

  /**
   * Creates an output with an initial capacity of {@code capacity} bytes. The strictness determines
   * how lone surrogates are treated.
   */
  public AvroOutput(int capacity, Strictness strictness) {
    this(capacity, strictness, DecodeLimits.DEFAULT_MAX_DEPTH);
  }

  /**
   * Creates an output with an initial capacity of {@code capacity} bytes, a strictness, and a limit
   * on the nesting depth of recursive types.
   */
  public AvroOutput(int capacity, Strictness strictness, int maxDepth) {
    buffer = new byte[capacity];
    this.strictness = strictness;
    this.maxDepth = maxDepth;
    depthLeft = maxDepth;
  }

  /** Discards the content and keeps the array. */
  public void reset() {
    size = 0;
  }

  /** Returns the size of all complete data, in bytes. */
  public int size() {
    return size;
  }

  /** Returns a copy of the content. */
  public byte[] toByteArray() {
    return Arrays.copyOf(buffer, size);
  }

  /** Returns a read-only view of the content, which is valid until the next write or reset. */
  public ByteBuffer toByteBuffer() {
    return ByteBuffer.wrap(buffer, 0, size).slice().asReadOnlyBuffer();
  }

  /** Writes the content to a stream. The content is kept. */
  public void writeTo(OutputStream stream) throws IOException {
    stream.write(buffer, 0, size);
  }

  /** Writes the content to a channel that blocks. The content is kept. */
  public void writeTo(WritableByteChannel channel) throws IOException {
    ByteBuffer content = ByteBuffer.wrap(buffer, 0, size);
    while (content.hasRemaining()) {
      if (channel.write(content) == 0) {
        throw new IllegalBlockingModeException();
      }
    }
  }

  /**
   * Puts the content into a buffer, whose position moves past it. The content is kept.
   *
   * @throws BufferOverflowException if the buffer has too little room; it is not changed
   */
  public void writeTo(ByteBuffer target) {
    target.put(buffer, 0, size);
  }

  /** Appends bytes unchanged. This is for the framing of data, which codecs do not handle. */
  public void append(byte[] bytes, int offset, int length) {
    ensure(size, length);
    System.arraycopy(bytes, offset, buffer, size, length);
    size += length;
  }

  /** Begins a datum by resetting the depth. */
  void beginDatum() {
    depthLeft = maxDepth;
  }

  /** Ends a datum: everything before {@code p} becomes content. */
  void commit(int p) {
    size = p;
  }

  /** Ensures capacity for {@code bytes} more after {@code p}. */
  void ensure(int p, long bytes) {
    if (buffer.length - p < bytes) {
      grow(p, bytes);
    }
  }

  boolean isStrict() {
    return strictness == Strictness.STRICT;
  }

  /** Returns views of the array, which grow() discards with it. */
  NumberViews numbers() {
    NumberViews views = numbers;
    if (views == null) {
      views = new NumberViews(buffer);
      numbers = views;
    }
    return views;
  }

  StringEncoder strings() {
    StringEncoder encoder = strings;
    if (encoder == null) {
      encoder = new StringEncoder(this, strictness);
      strings = encoder;
    }
    return encoder;
  }

  /** Grows the array to a capacity of {@code bytes} more after {@code p}. */
  void grow(int p, long bytes) {
    long needed = p + bytes;
    if (needed > MAX_CAPACITY) {
      throw CodecFailures.encoding("the encoded data exceed the maximum array size of the JVM");
    }
    long doubled = Math.min(2L * buffer.length, MAX_CAPACITY);
    buffer = Arrays.copyOf(buffer, (int) Math.max(needed, doubled));
    numbers = null;
  }
}
