package io.avrodyne.runtime.file;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A reader of an object container file: first its schema, then record by record. If the schema is
 * not the codec's own, records are resolved.
 *
 * <p><b>Allocation.</b> For a record, only the record itself. For a block, nothing that is kept,
 * except what some compression libraries allocate.
 *
 * <p><b>Errors.</b> {@link DecodeException} for a file that is damaged, truncated or beyond the
 * limits, with the position in the file. Further calls throw the same exception, unless damage is
 * skipped with {@link ReadOptions#skipCorruptBlocks}. {@link IOException} only if the stream or the
 * channel fails.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 *
 * <p><b>Source.</b> Avro specification, "Object Container Files".
 *
 * @param <T> the Java type of the records
 */
public final class ContainerReader<T> implements Iterable<T>, Closeable {

  private final FileHeader header;
  private final AvroDecoder<T> decoder;
  private final AvroInput in;
  private final BlockReader blocks;
  private final BlockFinder finder;
  private long left;
  private boolean closed;

  private ContainerReader(AvroCodec<T> codec, FileSource source, ReadOptions options)
      throws IOException {
    header = new HeaderReader(source, options).read();
    Compression compression = FileCodecs.named(header.codec(), Compression.NULL);
    decoder = codec.decoderFor(header.schema(), options.strictness());
    in = new AvroInput(options.decodeLimits(), options.strictness());
    blocks = new BlockReader(source, header, FileCodecs.forReading(compression), options);
    finder = new BlockFinder(blocks, decoder, in, options.skipped());
  }

  /** Opens a file with the default options, which check it strictly. */
  public static <T> ContainerReader<T> open(AvroCodec<T> codec, Path file) throws IOException {
    return open(codec, file, ReadOptions.DEFAULT);
  }

  /** Opens a file. */
  public static <T> ContainerReader<T> open(AvroCodec<T> codec, Path file, ReadOptions options)
      throws IOException {
    SeekableByteChannel channel = Files.newByteChannel(file);
    ContainerReader<T> reader = null;
    try {
      reader = open(codec, channel, options);
      return reader;
    } finally {
      if (reader == null) {
        channel.close();
      }
    }
  }

  /**
   * Opens a file that begins at the current position of a channel. Positions are relative to that.
   */
  public static <T> ContainerReader<T> open(
      AvroCodec<T> codec, SeekableByteChannel channel, ReadOptions options) throws IOException {
    return new ContainerReader<>(codec, new FileSource(FileFeed.of(channel)), options);
  }

  /**
   * Opens a file from a stream, in which the reader cannot seek. The stream need not be buffered.
   */
  public static <T> ContainerReader<T> open(
      AvroCodec<T> codec, InputStream stream, ReadOptions options) throws IOException {
    return new ContainerReader<>(codec, new FileSource(FileFeed.of(stream)), options);
  }

  /** Returns the schema that the file was written with. */
  public Schema schema() {
    return header.schema();
  }

  /** Returns the name of the file's compression. */
  public String codec() {
    return header.codec();
  }

  /** Returns the metadata written by the application that created the file. */
  public FileMetadata metadata() {
    return header.metadata();
  }

  /** Returns whether there is another record. */
  public boolean hasNext() throws IOException {
    return left > 0 || findBlock();
  }

  /**
   * Returns the next record.
   *
   * @throws NoSuchElementException if there are no more records
   */
  public T next() throws IOException {
    requireNext();
    try {
      T value = decoder.decode(in);
      left--;
      return value;
    } catch (DecodeException e) {
      throw blocks.failure(e);
    }
  }

  /**
   * Returns the next record, decoded into {@code reuse} as far as its type allows.
   *
   * @throws NoSuchElementException if there are no more records
   */
  public T next(@Nullable T reuse) throws IOException {
    if (reuse == null) {
      return next();
    }
    requireNext();
    try {
      T value = decoder.decode(in, reuse);
      left--;
      return value;
    } catch (DecodeException e) {
      throw blocks.failure(e);
    }
  }

  private void requireNext() throws IOException {
    if (left <= 0 && !findBlock()) {
      throw new NoSuchElementException("The file has no more records");
    }
  }

  /**
   * Returns an iterator over the remaining records. Every iterator continues from the reader's
   * current position. The iterator wraps an {@link IOException} in an {@link
   * java.io.UncheckedIOException}.
   */
  @Override
  public Iterator<T> iterator() {
    return new RecordIterator<>(this);
  }

  /**
   * Returns the file position of the block that contains the next record, which can be passed to
   * {@link #seek}.
   */
  public long position() {
    return left > 0 ? blocks.start() : blocks.nextStart();
  }

  /**
   * Moves to the first block whose preceding sync marker begins at or after {@code position}.
   * Several readers can share a file if each begins with this method and stops at {@link
   * #pastSync}: every record then belongs to exactly one of them.
   *
   * @throws UnsupportedOperationException if the file is read from a stream
   */
  public void sync(long position) throws IOException {
    requireNotNegative(position);
    if (position <= header.length() - FileHeader.MARKER_BYTES) {
      moveTo(header.length());
      return;
    }
    moveTo(position);
    blocks.skipPastMarker();
  }

  /**
   * Returns whether the sync marker before the block that contains the next record begins at or
   * after {@code end}. Call this method after {@link #hasNext}.
   */
  public boolean pastSync(long end) {
    return position() - FileHeader.MARKER_BYTES >= end;
  }

  /**
   * Moves to a position returned by {@link ContainerWriter#sync} or {@link #position}.
   *
   * @throws IllegalArgumentException if there is no sync marker before the position; the reader
   *     must then be moved to another position
   * @throws UnsupportedOperationException if the file is read from a stream
   */
  public void seek(long position) throws IOException {
    requireNotNegative(position);
    moveTo(Math.max(0, position - FileHeader.MARKER_BYTES));
    if (!finder.passMarkerBefore(position)) {
      throw new IllegalArgumentException("No block begins at " + position);
    }
  }

  private void moveTo(long position) throws IOException {
    finder.moveTo(position);
    left = 0;
  }

  private static void requireNotNegative(long position) {
    if (position < 0) {
      throw new IllegalArgumentException("A position must not be negative");
    }
  }

  /** Finds the next block with records. It is separate from the code that reads records. */
  private boolean findBlock() throws IOException {
    if (closed) {
      throw new IllegalStateException("The reader is closed");
    }
    left = finder.next();
    return left > 0;
  }

  /** Closes the stream or the channel. */
  @Override
  public void close() throws IOException {
    closed = true;
    left = 0;
    blocks.close();
  }
}
