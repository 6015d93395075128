package io.avrodyne.runtime.file;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import java.io.Closeable;
import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Goes from block to block for a {@link ContainerReader}: points its input at the next records, and
 * goes on behind damage if that is wanted, or keeps it.
 */
final class RecordBlocks implements Closeable {

  private final AvroDecoder<?> decoder;
  private final AvroInput in;
  private final BlockReader blocks;
  private final @Nullable Consumer<SkippedRange> skipped;
  private @Nullable DecodeException damage;
  private boolean inBlock;

  RecordBlocks(
      AvroDecoder<?> decoder,
      AvroInput in,
      BlockReader blocks,
      @Nullable Consumer<SkippedRange> skipped) {
    this.decoder = decoder;
    this.in = in;
    this.blocks = blocks;
    this.skipped = skipped;
  }

  /** Returns the file position of the block that the input is at. */
  long start() {
    return blocks.start();
  }

  /** Returns the file position of the block behind it. */
  long nextStart() {
    return blocks.nextStart();
  }

  /** Returns the exception of a datum of the block that the input is at. */
  DecodeException failure(DecodeException e) {
    return blocks.failure(e);
  }

  /** Points the input at the next records and returns how many there are; 0 at the end. */
  long next() throws IOException {
    if (damage != null) {
      throw damage;
    }
    long found = 0;
    boolean more = true;
    while (found == 0 && more) {
      try {
        requireBlockEnd();
        inBlock = blocks.next(in);
        more = inBlock;
      } catch (DecodeException e) {
        recover(e);
        continue;
      }
      if (more) {
        found = skipped == null ? blocks.records() : readable(skipped);
      }
    }
    return found;
  }

  private void requireBlockEnd() {
    if (inBlock && in.remaining() > 0) {
      throw FileFailures.malformed(
          in.remaining() + " bytes behind the records of a block", blocks.start());
    }
    inBlock = false;
  }

  /** Goes on behind the next sync marker, or keeps the damage if that is not wanted. */
  private void recover(DecodeException e) throws IOException {
    inBlock = false;
    if (skipped == null) {
      damage = e;
      throw e;
    }
    long from = blocks.start();
    blocks.skipPastMarker();
    skipped.accept(new SkippedRange(from, blocks.start(), SkippedRange.UNKNOWN, e));
  }

  /** Returns how many records of a block can be read, and tells of the others. */
  private long readable(Consumer<SkippedRange> listener) {
    int start = in.position();
    int length = in.remaining();
    long good = 0;
    DecodeException reason = null;
    long lost = 0;
    try {
      for (; good < blocks.records(); good++) {
        decoder.decode(in);
      }
      requireBlockEnd();
    } catch (DecodeException e) {
      boolean inRecord = good < blocks.records();
      reason = inRecord ? blocks.failure(e) : e;
      lost = inRecord ? blocks.records() - good : SkippedRange.UNKNOWN;
    }
    blocks.rewind(in, start, length);
    inBlock = false;
    if (reason != null) {
      listener.accept(new SkippedRange(blocks.start(), blocks.nextStart(), lost, reason));
    }
    return good;
  }

  /** Goes to a position where a block may begin. */
  void moveTo(long position) throws IOException {
    blocks.seek(position);
    inBlock = false;
    damage = null;
  }

  /** Goes to the block behind the next sync marker, or to the end if there is none. */
  void skipPastMarker() throws IOException {
    blocks.skipPastMarker();
  }

  /**
   * Goes past the sync marker in front of the block that begins at {@code position}.
   *
   * @throws IllegalArgumentException if there is none
   */
  void requireBlockAt(long position) throws IOException {
    if (!blocks.passMarker() || blocks.start() != position) {
      damage = FileFailures.malformed("no block begins where the reader was sent", position);
      throw new IllegalArgumentException("No block begins at " + position);
    }
  }

  @Override
  public void close() throws IOException {
    blocks.close();
  }
}
