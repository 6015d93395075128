package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import org.jspecify.annotations.Nullable;

/**
 * Operations of generated code on an {@link AvroInput} that it does not have itself: branches,
 * alone or together with the primitive that follows, blocks and depth.
 *
 * <p><b>Allocation.</b> None.
 *
 * <p><b>Errors.</b> {@link DecodeException} for bytes that are not a valid datum, {@link
 * LimitExceededException} for data that exceed the limits.
 */
public final class Inputs {

  /** The maximum number of items for which a collection reserves capacity before reading them. */
  public static final int MAX_PRESIZE = 1024;

  private Inputs() {}

  /**
   * Reads the branch of a union of null and another type, and returns whether it is the other type.
   */
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

  /**
   * Reads the branch of a union of null and a primitive, and rejects null, which the Java type
   * cannot hold.
   */
  public static void requirePresence(AvroInput in, int nullBranch) {
    int start = in.position();
    if (!readPresence(in, nullBranch)) {
      throw CodecFailures.malformed("null read for a primitive", start);
    }
  }

  /** Reads a branch as {@link #requirePresence} does, then a {@code boolean}. */
  public static boolean readPresentBoolean(AvroInput in, int nullBranch) {
    requirePresence(in, nullBranch);
    return in.readBoolean();
  }

  /** Reads a branch as {@link #requirePresence} does, then an {@code int}. */
  public static int readPresentInt(AvroInput in, int nullBranch) {
    int p = in.position();
    if (!isPresent(in, p, nullBranch, 1)) {
      requirePresence(in, nullBranch);
      return in.readInt();
    }
    int first = Internals.buffer(in)[p + 1];
    if (first >= 0) {
      Internals.seek(in, p + 2);
      return (first >>> 1) ^ -(first & 1);
    }
    Internals.seek(in, p + 1);
    return in.readInt();
  }

  /** Reads a branch as {@link #requirePresence} does, then a {@code long}. */
  public static long readPresentLong(AvroInput in, int nullBranch) {
    int p = in.position();
    if (!isPresent(in, p, nullBranch, 1)) {
      requirePresence(in, nullBranch);
      return in.readLong();
    }
    long first = Internals.buffer(in)[p + 1];
    if (first >= 0) {
      Internals.seek(in, p + 2);
      return (first >>> 1) ^ -(first & 1);
    }
    Internals.seek(in, p + 1);
    return in.readLong();
  }

  /**
   * Reads a branch as {@link #requirePresence} does, then a {@code float}. This method and {@link
   * #readPresentDouble} must be longer than what C1 inlines, as {@link AvroInput#readFloat} is.
   */
  public static float readPresentFloat(AvroInput in, int nullBranch) {
    int p = in.position();
    if (!isPresent(in, p, nullBranch, Float.BYTES)) {
      requirePresence(in, nullBranch);
      return in.readFloat();
    }
    Internals.seek(in, p + 1 + Float.BYTES);
    return (float) Primitives.FLOATS.get(Internals.buffer(in), p + 1);
  }

  /** Reads a branch as {@link #requirePresence} does, then a {@code double}. */
  public static double readPresentDouble(AvroInput in, int nullBranch) {
    int p = in.position();
    if (!isPresent(in, p, nullBranch, Double.BYTES)) {
      requirePresence(in, nullBranch);
      return in.readDouble();
    }
    Internals.seek(in, p + 1 + Double.BYTES);
    return (double) Primitives.DOUBLES.get(Internals.buffer(in), p + 1);
  }

  /**
   * Returns whether the byte at {@code p} is the branch that is not null, with at least {@code
   * bytes} bytes after it.
   */
  private static boolean isPresent(AvroInput in, int p, int nullBranch, int bytes) {
    return Internals.limit(in) - p > bytes && Internals.buffer(in)[p] == (1 - nullBranch) << 1;
  }

  /**
   * Reads a string as {@link AvroInput#readString()} does, by a method that HotSpot calls. It is
   * faster where a record has many strings.
   */
  public static String readStringOutOfLine(AvroInput in) {
    return Internals.readStringOutOfLine(in, null);
  }

  /**
   * Reads a string as {@link AvroInput#readString(String)} does, by a method that HotSpot calls.
   */
  public static String readStringOutOfLine(AvroInput in, @Nullable String previous) {
    return Internals.readStringOutOfLine(in, previous);
  }

  /** Reads the index of a branch or symbol, from 0 (inclusive) to {@code bound} (exclusive). */
  public static int readIndex(AvroInput in, int bound) {
    return Internals.readIndex(in, bound);
  }

  /**
   * Reads the header of the first block of an array or map and returns the number of its items; 0
   * ends the collection.
   *
   * @param minItemBytes the minimum size of an item, in bytes
   */
  public static int startBlocks(AvroInput in, int minItemBytes) {
    return Internals.startBlocks(in, minItemBytes);
  }

  /** Returns the end of the current block, in the form that {@link #nextBlock} takes. */
  public static int blockEnd(AvroInput in) {
    return Internals.blockEnd(in);
  }

  /**
   * Checks where the items of a block ended, then reads the next header and returns its number of
   * items.
   */
  public static int nextBlock(AvroInput in, int endOfBlock, int minItemBytes) {
    return Internals.nextBlock(in, endOfBlock, minItemBytes);
  }

  /**
   * Returns for how many of {@code count} items a collection reserves capacity before reading them.
   */
  public static int presize(int count) {
    return Math.min(count, MAX_PRESIZE);
  }

  /**
   * Returns the length to which a full array grows: twice its length, but at most the announced
   * count.
   */
  public static int grown(int full, int announced) {
    return (int) Math.min(announced, Math.max(MAX_PRESIZE, 2L * full));
  }

  /** Returns the capacity of a hash map that holds {@link #presize} entries without rehashing. */
  public static int mapCapacity(int count) {
    return presize(count) * 4 / 3 + 1;
  }

  /** Begins a value of a recursive type, which {@link #leave} ends. */
  public static void enter(AvroInput in) {
    Internals.enter(in);
  }

  /** Ends a value of a recursive type. This call is not needed after a failure. */
  public static void leave(AvroInput in) {
    Internals.leave(in);
  }
}
