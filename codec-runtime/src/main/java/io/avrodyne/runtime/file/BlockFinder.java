package io.avrodyne.runtime.file;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds the blocks that have records; fails at what is damaged, or leaves it out. What an {@link
 * IOException} or an error of the user's code interrupts is done again by the next call.
 */
final class BlockFinder {

  private final BlockReader blocks;
  private final AvroDecoder<?> decoder;
  private final AvroInput in;
  private final @Nullable Consumer<SkippedRange> skipped;
  private @Nullable DecodeException damage;
  private @Nullable DecodeException leftOut;
  private boolean inBlock;
  private boolean untested;

  /**
   * Creates one.
   *
   * @param in what it points at the blocks
   * @param skipped is told what is left out; null if nothing is
   */
  BlockFinder(
      BlockReader blocks,
      AvroDecoder<?> decoder,
      AvroInput in,
      @Nullable Consumer<SkippedRange> skipped) {
    this.blocks = blocks;
    this.decoder = decoder;
    this.in = in;
    this.skipped = skipped;
  }

  /** Goes to a position, whatever was met before. */
  void moveTo(long position) throws IOException {
    blocks.seek(position);
    inBlock = false;
    untested = false;
    damage = null;
    leftOut = null;
  }

  /** Goes past the sync marker that comes next, and returns whether it ends at a position. */
  boolean passMarkerBefore(long position) throws IOException {
    // Kept if there is none, and if that cannot be read.
    damage = FileFailures.malformed("no block begins where the reader was sent", position);
    if (!blocks.passMarker() || blocks.start() != position) {
      return false;
    }
    damage = null;
    return true;
  }

  /** Points the input at the next block that has records; returns how many, 0 at the end. */
  long next() throws IOException {
    if (damage != null) {
      throw damage;
    }
    blocks.beginSearch();
    resumeSearch();
    long records = 0;
    do {
      try {
        if (!untested && !find()) {
          return 0;
        }
      } catch (DecodeException e) {
        recover(e);
        continue;
      }
      records = skipped == null ? blocks.records() : readable(skipped);
    } while (records == 0);
    return records;
  }

  private boolean find() throws IOException {
    requireBlockEnd();
    if (!blocks.next(in)) {
      return false;
    }
    inBlock = true;
    untested = skipped != null;
    return true;
  }

  private void requireBlockEnd() {
    if (inBlock && in.remaining() > 0) {
      throw FileFailures.malformed(
          in.remaining() + " bytes behind the records of a block", blocks.start());
    }
    inBlock = false;
  }

  /** Goes on after the next sync marker, or keeps damage that is not to be left out. */
  private void recover(DecodeException e) throws IOException {
    inBlock = false;
    if (skipped == null || blocks.isExhausted()) {
      damage = e;
      throw e;
    }
    leftOut = e;
    leaveOut(skipped, e);
  }

  /** Goes on with the search for a marker that could not be ended. */
  private void resumeSearch() throws IOException {
    if (leftOut != null && skipped != null) {
      leaveOut(skipped, leftOut);
    } else if (blocks.isSearching()) {
      blocks.skipPastMarker();
    }
  }

  private void leaveOut(Consumer<SkippedRange> listener, DecodeException reason)
      throws IOException {
    long from = blocks.start();
    blocks.skipPastMarker();
    leftOut = null;
    listener.accept(new SkippedRange(from, blocks.start(), SkippedRange.UNKNOWN, reason));
  }

  /** Returns how many records of a block can be read, and tells of the others. */
  private long readable(Consumer<SkippedRange> listener) {
    blocks.rewind(in);
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
    blocks.rewind(in);
    inBlock = false;
    untested = false;
    if (reason != null) {
      listener.accept(new SkippedRange(blocks.start(), blocks.nextStart(), lost, reason));
    }
    return good;
  }
}
