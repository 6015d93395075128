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
 * Reads an object container file: its schema first, then record by record. If the schema is not the
 * codec's own, records are resolved.
 *
 * <p><b>Allocation.</b> For a record nothing but itself; for a block nothing that stays, but what
 * some libraries of compression take.
 *
 * <p><b>Errors.</b> {@link DecodeException} for a file that is damaged, cut off or beyond the
 * limits, at its position in the file; the same again when one goes on, unless with {@link
 * ReadOptions#skipCorruptBlocks}. {@link IOException} only if the stream or the channel fails.
 *
 * <p><b>Threads.</b> One at a time.
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

  /** Opens a file that is strictly checked. */
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

  /** Opens a file that begins where a channel stands; its positions count from there. */
  public static <T> ContainerReader<T> open(
      AvroCodec<T> codec, SeekableByteChannel channel, ReadOptions options) throws IOException {
    return new ContainerReader<>(codec, new FileSource(FileFeed.of(channel)), options);
  }

  /** Opens a file that a stream gives; it cannot be moved. The stream need not be buffered. */
  public static <T> ContainerReader<T> open(
      AvroCodec<T> codec, InputStream stream, ReadOptions options) throws IOException {
    return new ContainerReader<>(codec, new FileSource(FileFeed.of(stream)), options);
  }

  /** Returns the schema that the file was written with. */
  public Schema schema() {
    return header.schema();
  }

  /** Returns the name of the compression that the file names. */
  public String codec() {
    return header.codec();
  }

  /** Returns the metadata of the application that wrote the file. */
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
   * @throws NoSuchElementException if there is none
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
   * Returns the next record, in {@code reuse} as far as its type allows.
   *
   * @throws NoSuchElementException if there is none
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
   * Returns what goes on where this reader stands; each call gives the same records' rest, not a
   * new beginning. It wraps an {@link IOException} in an {@link java.io.UncheckedIOException}.
   */
  @Override
  public Iterator<T> iterator() {
    return new RecordIterator<>(this);
  }

  /** Returns the file position of the block that the next record is in; {@link #seek} takes it. */
  public long position() {
    return left > 0 ? blocks.start() : blocks.nextStart();
  }

  /**
   * Goes to the first block whose sync marker in front begins at {@code position} or behind it. A
   * reader that begins so and stops at {@link #pastSync} shares a file with others: each record
   * belongs to one of them.
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
   * Returns whether the sync marker in front of the block that the next record is in begins at
   * {@code end} or behind it. To be asked after {@link #hasNext}.
   */
  public boolean pastSync(long end) {
    return position() - FileHeader.MARKER_BYTES >= end;
  }

  /**
   * Goes to a position that {@link ContainerWriter#sync} or {@link #position} gave.
   *
   * @throws IllegalArgumentException if no sync marker stands in front of it; the reader has then
   *     to be sent elsewhere
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

  /** Finds the next block that has records; out of the way of the records themselves. */
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
