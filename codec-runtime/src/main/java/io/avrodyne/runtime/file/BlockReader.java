package io.avrodyne.runtime.file;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.binary.Primitives;
import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * A reader that finds and decompresses the blocks of a file. A block has been read only when its
 * sync marker has been checked and its data are decompressed; until then, the source remains at its
 * first byte.
 */
final class BlockReader implements Closeable {

  static final int MAX_HEADER_BYTES = 2 * Primitives.MAX_LONG_BYTES;

  /** A count, a size and a marker. Waiting for more bytes could mean waiting for the next block. */
  private static final int MIN_BYTES = 2 + FileHeader.MARKER_BYTES;

  private static final int FIRST_CAPACITY = 1 << 16;

  /** The location of the source. */
  private enum State {
    /** At the expected beginning of a block. */
    AT_BLOCK,
    /**
     * At a block whose data have not been read yet and whose marker is where its size indicates.
     */
    AT_FRAMED_BLOCK,
    /**
     * At a block that is not read, because too many bytes have been decompressed without a record.
     */
    EXHAUSTED,
    /** Before a marker that {@link #skipPastMarker} has not found yet. */
    SEARCHING
  }

  private final FileSource source;
  private final byte[] marker;
  private final ContainerLimits limits;
  private final @Nullable FileCodec codec;
  private final BlockBytes decompressed;
  private final AvroInput headerInput;
  private final UnreadBytes unread;
  private long start;
  private long records;
  private long emptyRecordsLeft;

  private int headerBytes;
  private int dataBytes;
  private State state = State.AT_BLOCK;

  BlockReader(
      FileSource source, FileHeader header, @Nullable FileCodec codec, ReadOptions options) {
    this.source = source;
    this.codec = codec;
    marker = header.marker();
    limits = options.limits();
    decompressed = new BlockBytes(FIRST_CAPACITY, limits.maxDecompressedBytes());
    headerInput = new AvroInput(options.decodeLimits(), options.strictness());
    unread = new UnreadBytes(limits);
    start = source.position();
    emptyRecordsLeft = limits.maxEmptyRecords();
  }

  /** Returns the file position of the last block that was read or attempted. */
  long start() {
    return start;
  }

  /** Returns the file position of the next block. */
  long nextStart() {
    return source.position();
  }

  /** Returns the number of records that the block declares. */
  long records() {
    return records;
  }

  /** Moves to the beginning of a block and resets the count of records without bytes. */
  void seek(long position) throws IOException {
    source.seek(position);
    state = State.AT_BLOCK;
    start = position;
    emptyRecordsLeft = limits.maxEmptyRecords();
    beginSearch();
  }

  /** Begins a search for a block with records, in which decompressed bytes are counted. */
  void beginSearch() {
    unread.reset();
  }

  /**
   * Returns whether so many bytes were decompressed that no further block is read before a seek.
   */
  boolean isExhausted() {
    return state == State.EXHAUSTED;
  }

  /** Moves past the next sync marker if the next bytes are a sync marker. */
  boolean passMarker() throws IOException {
    if (!source.ensure(marker.length) || !source.isAt(0, marker)) {
      return false;
    }
    source.skip(marker.length);
    start = source.position();
    return true;
  }

  /**
   * Moves to the block after the next sync marker, or to the end if there are no more markers.
   * Markers within a block whose own marker is in place are ignored: each of them could begin
   * another block with the same data, to be decompressed again.
   */
  boolean skipPastMarker() throws IOException {
    if (state == State.AT_FRAMED_BLOCK) {
      source.skip(headerBytes + dataBytes);
    }
    state = State.SEARCHING;
    boolean found = source.skipPast(marker);
    state = State.AT_BLOCK;
    start = source.position();
    return found;
  }

  /** Returns whether {@link #skipPastMarker} failed and must be called again. */
  boolean isSearching() {
    return state == State.SEARCHING;
  }

  /**
   * Reads the next block and points {@code in} at its data.
   *
   * @return false at the end of the file
   */
  boolean next(AvroInput in) throws IOException {
    if (!findNext()) {
      return false;
    }
    requireBlock();
    state = State.AT_FRAMED_BLOCK;
    int from = source.index() + headerBytes;
    if (codec == null) {
      in.reset(source.buffer(), from, dataBytes);
    } else {
      decompress(codec, from);
      in.reset(decompressed.array(), 0, decompressed.size());
    }
    requirePlausible(in.remaining());
    state = State.AT_BLOCK;
    source.skip(headerBytes + dataBytes + marker.length);
    return true;
  }

  /** Points {@code in} at the data of the current block again. */
  void rewind(AvroInput in) {
    if (codec == null) {
      in.reset(source.buffer(), source.index() - marker.length - dataBytes, dataBytes);
    } else {
      in.reset(decompressed.array(), 0, decompressed.size());
    }
  }

  /** Moves past the next block without reading its data, and returns false at the end. */
  boolean pass() throws IOException {
    if (!findNext()) {
      return false;
    }
    source.seek(start + headerBytes + dataBytes);
    requireMarker(0);
    source.skip(marker.length);
    return true;
  }

  /** Reads the header of the next block, if there is a next block. */
  private boolean findNext() throws IOException {
    state = State.AT_BLOCK;
    start = source.position();
    if (!source.ensure(1)) {
      return false;
    }
    readHeader();
    return true;
  }

  private void readHeader() throws IOException {
    boolean whole = source.ensure(MIN_BYTES);
    int from = source.index();
    headerInput.reset(source.buffer(), from, Math.min(source.available(), MAX_HEADER_BYTES));
    long size;
    try {
      records = headerInput.readLong();
      size = headerInput.readLong();
    } catch (DecodeException e) {
      throw whole ? FileFailures.moved(e, " in the header of a block", start) : truncated();
    }
    if (records < 0 || size < 0) {
      throw FileFailures.malformed("the count or size of a block is negative", start);
    }
    if (size > limits.maxBlockBytes()) {
      throw FileFailures.limit(
          "a block is longer than "
              + limits.maxBlockBytes()
              + " bytes (ContainerLimits.maxBlockBytes)",
          start);
    }
    headerBytes = headerInput.position() - from;
    dataBytes = (int) size;
  }

  private void requireBlock() throws IOException {
    // Requested first, because it may move the content of the buffer.
    source.ensure(headerBytes + dataBytes + marker.length);
    requireMarker(headerBytes + dataBytes);
  }

  private void requireMarker(int offset) throws IOException {
    if (!source.ensure(offset + marker.length)) {
      throw truncated();
    }
    if (!source.isAt(offset, marker)) {
      throw FileFailures.malformed("a block does not end with the sync marker", start);
    }
  }

  private void decompress(FileCodec by, int from) throws IOException {
    decompressed.clear();
    if (dataBytes == 0 && records == 0) {
      return; // Nothing was compressed; some libraries treat empty data as damaged.
    }
    requireProgress();
    try {
      by.decompress(source.buffer(), from, dataBytes, decompressed);
      unread.count(decompressed.size(), headerBytes + dataBytes + marker.length);
    } catch (BlockBytes.FullException e) {
      unread.count(limits.maxDecompressedBytes(), headerBytes + dataBytes + marker.length);
      throw FileFailures.limit(
          "a block is longer than "
              + limits.maxDecompressedBytes()
              + " bytes when decompressed (ContainerLimits.maxDecompressedBytes)",
          start);
    } catch (FileCodec.WindowException e) {
      throw FileFailures.limit(
          "decompressing a block takes too much memory (ContainerLimits.maxDecompressedBytes)",
          start);
    } catch (IOException | RuntimeException e) {
      // The source is an array, so the data are at fault, whatever exception the library throws.
      unread.count(decompressed.size(), headerBytes + dataBytes + marker.length);
      throw FileFailures.malformed("a block cannot be decompressed", start, e);
    }
  }

  private void requireProgress() {
    if (unread.areTooMany()) {
      state = State.EXHAUSTED;
      throw unread.refused(start);
    }
  }

  private void requirePlausible(int bytes) {
    if (records <= bytes) {
      return;
    }
    if (records > emptyRecordsLeft) {
      throw FileFailures.limit(
          "more than "
              + limits.maxEmptyRecords()
              + " records in blocks with fewer bytes than records (ContainerLimits.maxEmptyRecords)",
          start);
    }
    emptyRecordsLeft -= records;
  }

  private DecodeException truncated() {
    return FileFailures.truncated(
        "the block that begins at " + start, source.position() + source.available());
  }

  /** Returns the exception for a datum of the block that {@code in} was pointed at. */
  DecodeException failure(DecodeException e) {
    if (codec == null) {
      return FileFailures.moved(
          e, " in the block that begins at " + start, source.positionOf((int) e.position()));
    }
    return FileFailures.moved(e, " at byte " + e.position() + " of a decompressed block", start);
  }

  @Override
  public void close() throws IOException {
    try (source) {
      if (codec != null) {
        codec.close();
      }
    }
  }
}
