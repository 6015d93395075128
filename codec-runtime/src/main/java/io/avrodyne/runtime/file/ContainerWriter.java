package io.avrodyne.runtime.file;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroOutput;
import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;

/**
 * A writer of an object container file: first the schema, then records in blocks. The header is
 * written immediately. Each block is written as a whole, when it is full and another record
 * follows, or on {@link #flush}. A crash therefore loses only the records of the last, unwritten
 * block.
 *
 * <p><b>Allocation.</b> None for a record.
 *
 * <p><b>Errors.</b> {@link EncodeException} for a value that cannot be encoded under its schema;
 * the block remains as it was, and writing can continue. {@link IOException} if the stream or the
 * channel fails; the block is kept, and with a channel or a path the next call tries to write it
 * again at the same position. A failed write to a stream is not repeated, because it is unknown how
 * many bytes the stream has accepted.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 *
 * <p><b>Source.</b> Avro specification, "Object Container Files".
 *
 * @param <T> the Java type of the records
 */
public final class ContainerWriter<T> implements Closeable, Flushable {

  /** The maximum number of records in a block, because records without bytes never fill it. */
  private static final long MAX_RECORDS = 1 << 20;

  private static final int MAX_FIRST_CAPACITY = 1 << 16;
  private static final int SLACK = 1 << 10;

  private final AvroCodec<T> codec;
  private final FileSink sink;
  private final AvroOutput data;
  private final BlockWriter blocks;
  private final int full;
  private final boolean force;
  private long records;
  private boolean needsCare;
  private boolean closed;

  private ContainerWriter(
      AvroCodec<T> codec, FileSink sink, WriteOptions options, Compression by, byte[] marker) {
    this.codec = codec;
    this.sink = sink;
    int capacity = Math.min(options.blockBytes(), MAX_FIRST_CAPACITY) + SLACK;
    data = new AvroOutput(capacity, options.strictness());
    blocks = new BlockWriter(sink, FileCodecs.create(by), marker, data);
    full = options.blockBytes() + BlockWriter.reservedBytes();
    force = options.isForced();
  }

  /**
   * Creates a file. An existing file is replaced only when nothing but the writing itself can still
   * fail.
   */
  public static <T> ContainerWriter<T> create(AvroCodec<T> codec, Path file, WriteOptions options)
      throws IOException {
    SeekableByteChannel channel =
        Files.newByteChannel(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    ContainerWriter<T> writer = null;
    try {
      ContainerWriter<T> created = begin(codec, FileSink.of(channel), options);
      created.writeHeader(options, channel);
      writer = created;
      return created;
    } finally {
      closeUnless(writer, channel);
    }
  }

  /** Begins a file at the current position of a channel. Positions are relative to that. */
  public static <T> ContainerWriter<T> create(
      AvroCodec<T> codec, SeekableByteChannel channel, WriteOptions options) throws IOException {
    ContainerWriter<T> writer = begin(codec, FileSink.of(channel), options);
    writer.writeHeader(options, null);
    return writer;
  }

  /** Begins a file in a stream, which need not be buffered: blocks are written in large pieces. */
  public static <T> ContainerWriter<T> create(
      AvroCodec<T> codec, OutputStream stream, WriteOptions options) throws IOException {
    ContainerWriter<T> writer = begin(codec, FileSink.of(stream), options);
    writer.writeHeader(options, null);
    return writer;
  }

  private static <T> ContainerWriter<T> begin(
      AvroCodec<T> codec, FileSink sink, WriteOptions options) {
    byte[] chosen = options.syncMarker();
    byte[] marker = chosen == null ? randomMarker() : chosen;
    return new ContainerWriter<>(codec, sink, options, options.compression(), marker);
  }

  /**
   * Writes the header, replacing the content of the channel if one is given, and frees the codec if
   * that fails.
   */
  private void writeHeader(WriteOptions options, @Nullable SeekableByteChannel replaced)
      throws IOException {
    try {
      blocks.frameHeader(codec.schema().toString(), options);
      if (replaced != null) {
        replaced.truncate(0);
      }
      blocks.writePending();
    } catch (Throwable e) {
      blocks.close();
      throw e;
    }
  }

  private static byte[] randomMarker() {
    byte[] marker = new byte[FileHeader.MARKER_BYTES];
    new SecureRandom().nextBytes(marker);
    return marker;
  }

  /**
   * Opens a file to append to it. The file keeps its compression, metadata and sync marker; of the
   * options, the compression level applies if the compression is the same.
   *
   * @throws IllegalArgumentException if the schema of the file differs from the codec's
   * @throws DecodeException if the file is damaged or ends in the middle of a block, which {@link
   *     WriteOptions#truncateTornBlock} removes
   */
  public static <T> ContainerWriter<T> append(AvroCodec<T> codec, Path file, WriteOptions options)
      throws IOException {
    SeekableByteChannel channel =
        Files.newByteChannel(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
    ContainerWriter<T> writer = null;
    try {
      FileHeader header = FileTail.prepare(codec, channel, options);
      Compression by = FileCodecs.named(header.codec(), options.compression());
      FileSink sink = FileSink.atEndOf(channel);
      writer = new ContainerWriter<>(codec, sink, options, by, header.marker());
      return writer;
    } finally {
      closeUnless(writer, channel);
    }
  }

  private static void closeUnless(@Nullable ContainerWriter<?> writer, Closeable channel)
      throws IOException {
    if (writer == null) {
      channel.close();
    }
  }

  /**
   * Writes a record to the block, after writing the previous block if it is full. If this method
   * throws any exception, the record is not part of a block and can be written again.
   */
  public void write(T value) throws IOException {
    if (needsCare) {
      recover();
    }
    if (data.size() >= full || records >= MAX_RECORDS) {
      writeBlock();
    }
    codec.encode(value, data);
    records++;
  }

  /**
   * Ends the block and returns the position after it, which can be passed to {@link
   * ContainerReader#seek}.
   */
  public long sync() throws IOException {
    if (needsCare) {
      recover();
    }
    if (records > 0) {
      writeBlock();
    }
    return sink.position();
  }

  /**
   * Ends the block and hands it to the operating system, or to the disk with {@link
   * WriteOptions#force}.
   */
  @Override
  public void flush() throws IOException {
    sync();
    sink.flush(force);
  }

  private void writeBlock() throws IOException {
    needsCare = true;
    blocks.write(records);
    records = 0;
    needsCare = false;
  }

  /** Writes the pending block, or throws an exception if this writer is closed. */
  private void recover() throws IOException {
    if (closed) {
      throw new IllegalStateException("The writer is closed");
    }
    if (blocks.isPending()) {
      blocks.writePending();
      records = 0;
    }
    needsCare = false;
  }

  /** Ends the block and closes the stream or the channel, even if the block cannot be written. */
  @Override
  public void close() throws IOException {
    if (closed) {
      return;
    }
    try (sink) {
      flush();
    } finally {
      closed = true;
      needsCare = true;
      blocks.close();
    }
  }
}
