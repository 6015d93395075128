package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A source of data that follow each other in a stream or channel, of which any decoder reads the
 * next:
 *
 * <pre>{@code
 * try (StreamedInput in = StreamedInput.of(socket.getInputStream())) {
 *   while (in.hasMore()) {
 *     handle(in.read(codec));
 *   }
 * }
 * }</pre>
 *
 * <p>The encoding does not tell where a datum ends before it is decoded. Decoding therefore begins
 * with the bytes that have arrived. Where they end in the middle of the datum, decoding waits for
 * more and continues; the stream is never asked for a byte after the datum unless it has arrived.
 * Decoding begins again only when the array is full, which doubles, so no more than three times the
 * bytes of a datum are decoded, however it arrives. The code that decodes is the same as for
 * arrays.
 *
 * <p><b>Allocation.</b> An array of 64 KiB, which grows to at most twice the size of the largest
 * datum that has arrived, never to a size that a length or count in the data only announces.
 *
 * <p><b>Errors.</b> {@link DecodeException} for bytes that are not a datum, with the position in
 * the stream, and {@link LimitExceededException} for a datum above the maximum size. The datum is
 * then still unread. {@link EOFException} if nothing is left, and what the stream throws.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
public final class StreamedInput implements Closeable {

  /** The default of the maximum size of a datum, in bytes: 64 MiB. */
  public static final int DEFAULT_MAX_DATUM_BYTES = 1 << 26;

  private static final int INITIAL_CAPACITY = 1 << 16;
  private static final int MAX_CAPACITY = Integer.MAX_VALUE - 8;

  private final InputStream source;
  private final AvroInput input;
  private final int maxDatumBytes;

  /** Whether the stream is asked only for bytes of the datum, and not for all that have arrived. */
  final boolean exact;

  private byte[] buffer = new byte[INITIAL_CAPACITY];
  private int start;
  private int end;
  private long startInStream;

  /** Whether the stream ended, or why it failed, while the datum was decoded. */
  private boolean ended;

  private @Nullable Exception failure;

  /** The size of the datum, at least, if the array had no room for it; otherwise 0. */
  private int neededBytes;

  StreamedInput(InputStream source, AvroInput input, int maxDatumBytes, boolean exact) {
    this.source = source;
    this.input = input;
    this.maxDatumBytes = Math.min(maxDatumBytes, MAX_CAPACITY);
    this.exact = exact;
  }

  /** Returns a source with the default limits, for data of at most 64 MiB each. */
  public static StreamedInput of(InputStream stream) {
    return of(stream, new AvroInput(), DEFAULT_MAX_DATUM_BYTES);
  }

  /**
   * Returns a source with the default limits, for data of at most 64 MiB each. The channel must
   * block.
   */
  public static StreamedInput of(ReadableByteChannel channel) {
    return of(Channels.newInputStream(channel));
  }

  /**
   * Returns a source with the limits and the strictness of an input, which it resets for each
   * datum.
   *
   * @param maxDatumBytes the maximum size of a datum, in bytes
   * @throws IllegalArgumentException if the maximum is not positive
   */
  public static StreamedInput of(InputStream stream, AvroInput input, int maxDatumBytes) {
    if (maxDatumBytes <= 0) {
      throw new IllegalArgumentException("The maximum size of a datum must be positive");
    }
    return new StreamedInput(stream, input, maxDatumBytes, false);
  }

  /** Returns whether a byte is left, and waits for one if none has arrived. */
  public boolean hasMore() throws IOException {
    return start < end || receive(1);
  }

  /** Returns the number of bytes in the stream before the next datum. */
  public long position() {
    return startInStream;
  }

  /**
   * Reads the next datum. A datum without bytes, such as a record without fields, is read without
   * waiting, also at the end of the stream.
   */
  public <T> T read(AvroDecoder<T> decoder) throws IOException {
    return read(in -> decoder.decode(in));
  }

  /** Reads the next datum into {@code reuse}, as {@link AvroDecoder#decode(AvroInput, Object)}. */
  public <T> T read(AvroDecoder<T> decoder, T reuse) throws IOException {
    return read(in -> decoder.decode(in, reuse));
  }

  /**
   * Reads what comes next in another way.
   *
   * @param decoder a method that reads an input, such as {@code AvroInput::readLong} or that of a
   *     decoder of messages; it may be called several times
   */
  public <T> T read(Function<? super AvroInput, ? extends T> decoder) throws IOException {
    while (true) {
      try {
        return attempt(decoder);
      } catch (RuntimeException e) {
        if (neededBytes == 0 || !receive(neededBytes)) {
          throw failed(e);
        }
      }
    }
  }

  private RuntimeException failed(RuntimeException e) throws EOFException {
    if (!(e instanceof DecodeException ours)) {
      return e;
    }
    if (ended && start == end) {
      throw new EOFException("The stream has no more data");
    }
    return CodecFailures.relocated(ours, startInStream + ours.position() - start);
  }

  /** Decodes the bytes that have arrived, and those that {@link #await} receives. */
  private <T> T attempt(Function<? super AvroInput, ? extends T> decoder) throws IOException {
    if (start == end) {
      start = 0;
      end = 0;
    }
    ended = false;
    neededBytes = 0;
    input.reset(buffer, start, limit() - start);
    input.stream = this;
    try {
      T value = decoder.apply(input);
      startInStream += input.position() - start;
      start = input.position();
      return value;
    } catch (RuntimeException e) {
      throwFailure();
      throw e;
    } finally {
      input.stream = null;
      failure = null;
    }
  }

  private void throwFailure() throws IOException {
    if (failure instanceof IOException ours) {
      throw ours;
    }
    if (failure instanceof RuntimeException ours) {
      throw ours;
    }
  }

  /**
   * Waits for bytes at the position of the input, as far as the array has room for them, and
   * returns whether they have arrived. What the stream throws is kept, because the code that
   * decodes would take it for its own.
   */
  boolean await(AvroInput in, long bytes) {
    int p = in.position;
    if (in.buffer != buffer) {
      return false;
    }
    requireWithin(p - start, bytes);
    if (bytes > buffer.length - p) {
      neededBytes = p - start + (int) bytes;
      return false;
    }
    try {
      while (end - p < bytes && !ended) {
        receiveSome(bytes - (end - p));
      }
    } catch (IOException | RuntimeException e) {
      neededBytes = 0;
      failure = e;
      return false;
    }
    in.limit = limit();
    return end - p >= bytes;
  }

  /**
   * Returns the index in the array after the last byte that has arrived and may belong to the datum
   * at {@code start}.
   */
  int limit() {
    return (int) Math.min(end, (long) start + maxDatumBytes);
  }

  /** Waits until that many bytes of the datum have arrived, and returns whether they have. */
  private boolean receive(int bytes) throws IOException {
    ended = false;
    while (end - start < bytes && !ended) {
      makeRoom();
      receiveSome(bytes - (end - start));
    }
    return !ended;
  }

  private void receiveSome(long needed) throws IOException {
    int room = buffer.length - end;
    int count = source.read(buffer, end, exact ? (int) Math.min(needed, room) : room);
    ended = count < 0;
    end += Math.max(count, 0);
  }

  /** Rejects a datum that needs more bytes after its first ones than are allowed. */
  private void requireWithin(int first, long bytes) {
    // A difference, because the sum overflows for sizes that only hostile data announce.
    if (bytes > maxDatumBytes - first) {
      String setting = exact ? "" : " (StreamedInput.maxDatumBytes)";
      throw CodecFailures.limit(
          "a datum is longer than " + maxDatumBytes + " bytes" + setting, start);
    }
  }

  private void makeRoom() {
    if (end < buffer.length) {
      return;
    }
    int size = end - start;
    byte[] target =
        start > 0 ? buffer : Arrays.copyOf(buffer, (int) Math.min(2L * size, MAX_CAPACITY));
    System.arraycopy(buffer, start, target, 0, size);
    buffer = target;
    start = 0;
    end = size;
  }

  /** Closes the stream. */
  @Override
  public void close() throws IOException {
    source.close();
  }
}
