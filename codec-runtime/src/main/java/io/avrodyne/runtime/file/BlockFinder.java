package io.avrodyne.runtime.file;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A finder of blocks with records, which fails on damage or skips it. If an {@link IOException} or
 * an error in user code interrupts a call, the next call repeats the interrupted step.
 */
final class BlockFinder {

  /** The action required before the next block is searched for. */
  private enum State {
    /** No action: no block has been found yet, or its records are known to be intact. */
    BETWEEN_BLOCKS,
    /** A block has been found, and its records must be tested. */
    UNTESTED,
    /** The records of a block are being read untested, so its end must be checked. */
    IN_BLOCK,
    /** Damage must be skipped: the sync marker after it must be found. */
    SKIPPING,
    /** There is damage that is not skipped: every call fails. */
    DAMAGED
  }

  private final BlockReader blocks;
  private final AvroDecoder<?> decoder;
  private final AvroInput in;
  private final @Nullable Consumer<SkippedRange> skipped;
  private State state = State.BETWEEN_BLOCKS;

  /** The damage, if the state is one of damage. */
  private @Nullable DecodeException damage;

  /**
   * Creates a finder.
   *
   * @param in the input that is pointed at the blocks
   * @param skipped a listener for skipped ranges; null if damage is not skipped
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

  /** Moves to a position and forgets earlier damage. */
  void moveTo(long position) throws IOException {
    blocks.seek(position);
    state = State.BETWEEN_BLOCKS;
    damage = null;
  }

  /** Moves past the next sync marker and returns whether it ends at the given position. */
  boolean passMarkerBefore(long position) throws IOException {
    // This state remains if the marker is missing or cannot be read.
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

  /** Points the input at the next block with records and returns their number, or 0 at the end. */
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

  /** Continues after the next sync marker, or keeps the damage if it is not skipped. */
  private void recover(DecodeException e) throws IOException {
    damage = e;
    if (skipped == null || blocks.isExhausted()) {
      state = State.DAMAGED;
      throw e;
    }
    state = State.SKIPPING;
    leaveOut(skipped, e);
  }

  /** Continues an interrupted search for a marker. */
  private void resumeSearch() throws IOException {
    if (state == State.SKIPPING && damage != null && skipped != null) {
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

  /** Returns how many records of a block can be read, and reports the others to the listener. */
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
