package io.avrodyne.runtime.file;

import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * A writer that adds a header and a sync marker to the data of a block and writes everything at
 * once. The data are in an output with reserved space for a header before them. A block that cannot
 * be written is kept, to be tried again.
 */
final class BlockWriter {

  private static final byte[] RESERVED = new byte[BlockReader.MAX_HEADER_BYTES];

  private final FileSink sink;
  private final @Nullable FileCodec codec;
  private final byte[] marker;
  private final AvroOutput data;
  private final BlockBytes packed = new BlockBytes(0, Integer.MAX_VALUE);
  private final byte[] header = new byte[BlockReader.MAX_HEADER_BYTES];
  private byte[] frame = RESERVED;
  private int frameStart;
  private int frameEnd;

  BlockWriter(FileSink sink, @Nullable FileCodec codec, byte[] marker, AvroOutput data) {
    this.sink = sink;
    this.codec = codec;
    this.marker = marker;
    this.data = data;
    begin();
  }

  /** Returns the number of bytes reserved in the output before the data. */
  static int reservedBytes() {
    return RESERVED.length;
  }

  /** Returns whether a block is pending that could not be written. */
  boolean isPending() {
    return frameEnd > 0;
  }

  /** Prepares a file header to be written next. */
  void frameHeader(String schema, WriteOptions options) {
    data.reset();
    FileHeader.write(data, schema, options, marker);
    frame = Internals.buffer(data);
    frameStart = 0;
    frameEnd = data.size();
  }

  /** Frames the data and writes them. */
  void write(long records) throws IOException {
    int length = data.size() - RESERVED.length;
    if (codec == null) {
      // This is after the data and not part of them; if the next step fails, it can be repeated.
      int end = data.size();
      Internals.ensure(data, end, marker.length);
      System.arraycopy(marker, 0, Internals.buffer(data), end, marker.length);
      frame(records, length, Internals.buffer(data));
    } else {
      packed.clear();
      packed.write(RESERVED, 0, RESERVED.length);
      compress(codec, length);
      int packedLength = packed.size() - RESERVED.length;
      packed.write(marker, 0, marker.length);
      frame(records, packedLength, packed.array());
    }
    writePending();
  }

  private void compress(FileCodec by, int length) throws IOException {
    try {
      by.compress(Internals.buffer(data), RESERVED.length, length, packed);
    } catch (RuntimeException e) {
      // The library does not know about values, so this failure must not be attributed to a value.
      throw new IOException("a block cannot be compressed", e);
    }
  }

  /** Writes the block header so that it ends where the data begin. */
  private void frame(long records, int length, byte[] array) {
    int headerBytes = Primitives.putLong(header, Primitives.putLong(header, 0, records), length);
    frame = array;
    frameStart = RESERVED.length - headerBytes;
    System.arraycopy(header, 0, array, frameStart, headerBytes);
    frameEnd = RESERVED.length + length + marker.length;
  }

  /** Writes the pending block and begins the next one. */
  void writePending() throws IOException {
    sink.write(frame, frameStart, frameEnd - frameStart);
    frameEnd = 0;
    begin();
  }

  private void begin() {
    data.reset();
    data.append(RESERVED, 0, RESERVED.length);
  }

  /** Frees the codec's memory outside the heap. */
  void close() {
    if (codec != null) {
      codec.close();
    }
  }
}
