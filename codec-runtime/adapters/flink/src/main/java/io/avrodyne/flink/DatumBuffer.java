package io.avrodyne.flink;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.adapter.Workspace;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.jspecify.annotations.Nullable;

/**
 * An output and an input for one datum at a time, which are kept from datum to datum unless one was
 * large.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
final class DatumBuffer {

  /**
   * Whatever a job has written, it can read again. The length of a datum, which is known before it
   * is decoded, limits the rest.
   */
  private static final DecodeLimits LIMITS =
      DecodeLimits.DEFAULT
          .withMaxZeroSizeItems(Integer.MAX_VALUE)
          .withMaxResolvedBytes(Integer.MAX_VALUE)
          .withMaxEqualHashes(Integer.MAX_VALUE);

  private static final int FIRST_CAPACITY = 512;

  /** The size of the largest array that is kept. */
  private static final int KEPT = 1 << 20;

  /** How many bytes are trusted to follow before any have arrived. */
  private static final int TRUSTED = 1 << 16;

  private final ViewStream stream = new ViewStream();
  private AvroInput in = newInput();
  private AvroOutput out = newOutput();
  private byte[] bytes = new byte[FIRST_CAPACITY];

  private static AvroInput newInput() {
    return new AvroInput(LIMITS, Strictness.STRICT);
  }

  private static AvroOutput newOutput() {
    return new AvroOutput(FIRST_CAPACITY, Strictness.STRICT, LIMITS.maxDepth());
  }

  /** Writes a value with its header. */
  <T> void write(AvroCodec<T> codec, T value, int schema, DataOutputView target)
      throws IOException {
    AvroOutput to = out;
    to.reset();
    codec.encode(value, to);
    int size = to.size();
    DatumHeader.write(size, schema, target);
    stream.write(to, target);
    if (size > KEPT) {
      out = newOutput();
    }
  }

  /**
   * Reads the bytes of a datum and decodes them. The source is after the datum then, whether or not
   * it can be decoded.
   *
   * @throws CorruptDatumException if it cannot be decoded
   */
  <T> T read(AvroDecoder<T> decoder, int length, @Nullable T reuse, DataInputView source)
      throws IOException {
    fill(source, length);
    try {
      return decode(decoder, in.reset(bytes, 0, length), reuse);
    } catch (DecodeException e) {
      throw new CorruptDatumException(e.getMessage(), e);
    } finally {
      forgetLarge(length);
    }
  }

  /** Copies a value by encoding and decoding it. */
  <T> T copy(AvroCodec<T> codec, T value, @Nullable T reuse) {
    AvroOutput to = out;
    to.reset();
    codec.encode(value, to);
    int size = to.size();
    if (bytes.length < size) {
      bytes = new byte[size];
    }
    to.writeTo(ByteBuffer.wrap(bytes));
    T copy = decode(codec, in.reset(bytes, 0, size), reuse);
    if (size > KEPT) {
      out = newOutput();
    }
    forgetLarge(size);
    return copy;
  }

  private static <T> T decode(AvroDecoder<T> decoder, AvroInput in, @Nullable T reuse) {
    T value = reuse == null ? decoder.decode(in) : decoder.decode(in, reuse);
    if (in.remaining() > 0) {
      throw CodecFailures.malformed(
          in.remaining() + " bytes remain after the datum", in.position());
    }
    return value;
  }

  /** Reads bytes into the array, which grows with those that have arrived. */
  private void fill(DataInputView source, int length) throws IOException {
    int read = 0;
    try {
      while (read < length) {
        int more = Math.min(length - read, Math.max(TRUSTED, read));
        if (bytes.length < read + more) {
          bytes = Arrays.copyOf(bytes, Math.min(length, Math.max(read + more, 2 * bytes.length)));
        }
        source.readFully(bytes, read, more);
        read += more;
      }
    } catch (EOFException e) {
      throw new CorruptDatumException("it ends after fewer than its " + length + " bytes", e);
    }
  }

  /** Forgets the arrays of a datum if it was large, or became large when the input converted it. */
  private void forgetLarge(int size) {
    if (size > KEPT || Workspace.keptBytes(in) > KEPT) {
      bytes = new byte[FIRST_CAPACITY];
      in = newInput();
    }
  }

  /** A stream into a view of Flink. */
  private static final class ViewStream extends OutputStream {

    private @Nullable DataOutputView target;

    void write(AvroOutput content, DataOutputView view) throws IOException {
      target = view;
      content.writeTo(this);
      target = null;
    }

    private DataOutputView view() {
      return Objects.requireNonNull(target);
    }

    @Override
    public void write(int b) throws IOException {
      view().write(b);
    }

    @Override
    public void write(byte[] array, int offset, int length) throws IOException {
      view().write(array, offset, length);
    }
  }
}
