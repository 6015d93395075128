package io.avrodyne.runtime.generated;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;

/**
 * What generated code does with an {@link AvroInput} beyond reading single values: branches, blocks
 * and depth.
 *
 * <p><b>Allocation.</b> None.
 *
 * <p><b>Errors.</b> {@link DecodeException} for bytes that are not a datum, {@link
 * LimitExceededException} for what is beyond the limits.
 */
public final class Inputs {

  /** The most items that a collection makes room for before it has read them. */
  public static final int MAX_PRESIZE = 1024;

  private Inputs() {}

  /** Reads the branch of a union of null and another, and returns whether it is the other one. */
  public static boolean readPresence(AvroInput in, int nullBranch) {
    int p = in.position();
    if (p < Internals.limit(in)) {
      int first = Internals.buffer(in)[p];
      if ((first & ~2) == 0) {
        Internals.seek(in, p + 1);
        return first != nullBranch << 1;
      }
    }
    return Internals.readIndex(in, 2) != nullBranch;
  }

  /** Reads the branch of a union of null and a primitive, which cannot be null in Java. */
  public static void requirePresence(AvroInput in, int nullBranch) {
    int start = in.position();
    if (!readPresence(in, nullBranch)) {
      throw CodecFailures.malformed("null read for a primitive", start);
    }
  }

  /** Reads the index of a branch or symbol, from 0 up to, but not including, {@code bound}. */
  public static int readIndex(AvroInput in, int bound) {
    return Internals.readIndex(in, bound);
  }

  /**
   * Reads the head of an array's or map's first block and returns the count of its items; 0 ends
   * it.
   *
   * @param minItemBytes the fewest bytes that an item takes
   */
  public static int startBlocks(AvroInput in, int minItemBytes) {
    return Internals.startBlocks(in, minItemBytes);
  }

  /** Returns where the block just begun ends, in the form that {@link #nextBlock} takes. */
  public static int blockEnd(AvroInput in) {
    return Internals.blockEnd(in);
  }

  /** Checks where the items of a block ended, then reads the next head; returns its count. */
  public static int nextBlock(AvroInput in, int endOfBlock, int minItemBytes) {
    return Internals.nextBlock(in, endOfBlock, minItemBytes);
  }

  /** Returns how many of {@code count} items a collection makes room for before it reads them. */
  public static int presize(int count) {
    return Math.min(count, MAX_PRESIZE);
  }

  /** Returns the length that a full array grows to: it doubles, up to the announced count. */
  public static int grown(int full, int announced) {
    return (int) Math.min(announced, Math.max(MAX_PRESIZE, 2L * full));
  }

  /** Returns the capacity of a hash map that holds {@link #presize} entries without a rehash. */
  public static int mapCapacity(int count) {
    return presize(count) * 4 / 3 + 1;
  }

  /** Begins a value of a recursive type; {@link #leave} ends it. */
  public static void enter(AvroInput in) {
    Internals.enter(in);
  }

  /** Ends a value of a recursive type. Not needed after a failure. */
  public static void leave(AvroInput in) {
    Internals.leave(in);
  }
}
