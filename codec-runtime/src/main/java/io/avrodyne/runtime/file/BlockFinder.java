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

  /** Says what is to be done before the next block is looked for. */
  private enum State {
    /** Nothing: no block was found yet, or its records are known to be whole. */
    BETWEEN_BLOCKS,
    /** A block was found, and its records are to be tested. */
    UNTESTED,
    /** The records of a block are being read untested, so its end is to be checked. */
    IN_BLOCK,
    /** There is damage to be left out: the marker after it is to be found. */
    LEAVING_OUT,
    /** There is damage that is not left out: each call fails. */
    DAMAGED
  }

  private final BlockReader blocks;
  private final AvroDecoder<?> decoder;
  private final AvroInput in;
  private final @Nullable Consumer<SkippedRange> skipped;
  private State state = State.BETWEEN_BLOCKS;

  /** What was met last while the state is one of damage. */
  private @Nullable DecodeException damage;

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
    state = State.BETWEEN_BLOCKS;
    damage = null;
  }

  /** Goes past the sync marker that comes next, and returns whether it ends at a position. */
  boolean passMarkerBefore(long position) throws IOException {
    // Kept if there is none, and if that cannot be read.
    state = State.DAMAGED;
    damage =
        FileFailures.malformed(
            "no block begins at the position that the reader was moved to", position);
    if (!blocks.passMarker() || blocks.start() != position) {
      return false;
    }
    state = State.BETWEEN_BLOCKS;
    damage = null;
    return true;
  }

  /** Points the input at the next block that has records; returns how many, 0 at the end. */
  long next() throws IOException {
    if (state == State.DAMAGED && damage != null) {
      throw damage;
    }
    blocks.beginSearch();
    resumeSearch();
    long records = 0;
    do {
      try {
        if (state != State.UNTESTED && !find()) {
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
    if (state == State.IN_BLOCK) {
      requireBlockEnd();
      state = State.BETWEEN_BLOCKS;
    }
    if (!blocks.next(in)) {
      return false;
    }
    state = skipped == null ? State.IN_BLOCK : State.UNTESTED;
    return true;
  }

  private void requireBlockEnd() {
    if (in.remaining() > 0) {
      throw FileFailures.malformed(
          in.remaining() + " bytes remain after the records of a block", blocks.start());
    }
  }

  /** Goes on after the next sync marker, or keeps damage that is not to be left out. */
  private void recover(DecodeException e) throws IOException {
    damage = e;
    if (skipped == null || blocks.isExhausted()) {
      state = State.DAMAGED;
      throw e;
    }
    state = State.LEAVING_OUT;
    leaveOut(skipped, e);
  }

  /** Goes on with the search for a marker that could not be ended. */
  private void resumeSearch() throws IOException {
    if (state == State.LEAVING_OUT && damage != null && skipped != null) {
      leaveOut(skipped, damage);
    } else if (blocks.isSearching()) {
      blocks.skipPastMarker();
    }
  }

  private void leaveOut(Consumer<SkippedRange> listener, DecodeException reason)
      throws IOException {
    long from = blocks.start();
    blocks.skipPastMarker();
    state = State.BETWEEN_BLOCKS;
    damage = null;
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
    state = State.BETWEEN_BLOCKS;
    if (reason != null) {
      listener.accept(new SkippedRange(blocks.start(), blocks.nextStart(), lost, reason));
    }
    return good;
  }
}
