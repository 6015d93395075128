package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.binary.NumberViews;
import org.jspecify.annotations.Nullable;

/**
 * The access point to non-public members of inputs and outputs, for the other packages of the
 * runtime. It is not part of the public API and changes with every version; generated code uses
 * package {@code codegen} instead, and adapters use package {@code adapter}.
 *
 * <p><b>Allocation.</b> None.
 *
 * <p><b>Errors.</b> Those of the class that a method gives access to.
 *
 * <p><b>Threads.</b> As for the input or output.
 */
public final class Internals {

  private Internals() {}

  // Inputs

  /** Returns the array that an input reads. Callers must not modify it. */
  public static byte[] buffer(AvroInput in) {
    return in.buffer;
  }

  /** Moves an input to a position within its range. */
  public static void seek(AvroInput in, int position) {
    in.position = position;
  }

  /** Returns the index in the array after the last byte. */
  public static int limit(AvroInput in) {
    return in.limit;
  }

  /**
   * Returns whether that many bytes are left, and waits for those that arrive from a stream. Only
   * for bytes without which the datum cannot be complete.
   */
  public static boolean await(AvroInput in, long bytes) {
    return in.await(bytes);
  }

  /**
   * Returns the index after the last byte of an array that an input reads from a stream, or {@code
   * limit} if the input does not read a stream.
   */
  public static int endOfArrived(AvroInput in, int limit) {
    StreamedInput stream = in.stream;
    return stream == null ? limit : stream.limit();
  }

  /** Begins a datum: items and depth are counted from zero. */
  public static void beginDatum(AvroInput in) {
    in.beginDatum();
  }

  /** Returns the limits of an input. */
  public static DecodeLimits limits(AvroInput in) {
    return in.limits;
  }

  /** Returns whether an input rejects what a lenient input accepts. */
  public static boolean isStrict(AvroInput in) {
    return in.strict;
  }

  /** Moves past the next {@code size} bytes and returns the index where they begin. */
  public static int take(AvroInput in, int size) {
    return in.take(size);
  }

  /** Reads the length of a string. The input has at least that many bytes left. */
  public static int readStringLength(AvroInput in) {
    return Lengths.read(in, in.limits.maxStringBytes(), "a string");
  }

  /** Reads the length of a byte string. The input has at least that many bytes left. */
  public static int readBytesLength(AvroInput in) {
    return Lengths.readOfBytes(in);
  }

  /** Reads the index of a branch or symbol, from 0 (inclusive) to {@code bound} (exclusive). */
  public static int readIndex(AvroInput in, int bound) {
    int start = in.position;
    int index = in.readInt();
    if (index < 0 || index >= bound) {
      throw CodecFailures.malformed(
          "branch or symbol index " + index + " is out of bounds for length " + bound, start);
    }
    return index;
  }

  /**
   * Reads the header of the first block of an array or map and returns the number of its items; 0
   * ends the collection.
   *
   * @param minItemBytes the minimum size of an item, in bytes
   */
  public static int startBlocks(AvroInput in, int minItemBytes) {
    return BlockHeaders.start(in, minItemBytes);
  }

  /** Returns the end of the current block, in the form that {@link #nextBlock} takes. */
  public static int blockEnd(AvroInput in) {
    return in.blockEnd;
  }

  /**
   * Checks where the items of a block ended, then reads the next header and returns its number of
   * items.
   */
  public static int nextBlock(AvroInput in, int endOfBlock, int minItemBytes) {
    if (endOfBlock != BlockEnd.UNKNOWN && endOfBlock != in.position) {
      BlockHeaders.requireEnd(in, endOfBlock);
    }
    return BlockHeaders.start(in, minItemBytes);
  }

  /** Begins a value of a recursive type, which {@link #leave(AvroInput)} ends. */
  public static void enter(AvroInput in) {
    if (--in.depthLeft < 0) {
      throw CodecFailures.limit(
          "nested deeper than " + in.limits.maxDepth() + " levels (DecodeLimits.maxDepth)",
          in.position);
    }
  }

  /** Ends a value of a recursive type. This call is not needed after a failure. */
  public static void leave(AvroInput in) {
    in.depthLeft++;
  }

  /** Returns how many items a datum may still have. */
  public static int itemsLeft(AvroInput in) {
    return in.itemsLeft;
  }

  /** Returns how many zero-size items a datum may still have. */
  public static int zeroSizeItemsLeft(AvroInput in) {
    return in.zeroSizeItemsLeft;
  }

  /** Moves an input back to an earlier position and restores the counts that it had there. */
  public static void rewind(AvroInput in, int position, int itemsLeft, int zeroSizeItemsLeft) {
    in.position = position;
    in.itemsLeft = itemsLeft;
    in.zeroSizeItemsLeft = zeroSizeItemsLeft;
  }

  /**
   * Makes an input that is positioned after a value read another form of that value, until {@link
   * #endDetour} is called.
   *
   * @param valueStart the position of the value
   * @param itemsBefore how many items were left at that position
   * @throws IllegalStateException if the input is already on a detour
   */
  public static void beginDetour(
      AvroInput in, byte[] bytes, int end, int valueStart, int itemsBefore) {
    Detour.of(in).point(in, bytes, end, valueStart, itemsBefore);
  }

  /**
   * Checks that an input reads the caller's bytes.
   *
   * @throws IllegalStateException if the input is on a detour
   */
  public static void requireNoDetour(AvroInput in) {
    Detour.of(in);
  }

  /** Makes an input continue after the value in the caller's bytes. */
  public static void endDetour(AvroInput in) {
    Detour.close(in);
  }

  /** Returns the scratch object kept by schema resolution, or null before there is one. */
  public static @Nullable Object scratch(AvroInput in) {
    return in.scratch;
  }

  /** Keeps the scratch object of schema resolution with an input. */
  public static void keepScratch(AvroInput in, Object scratch) {
    in.scratch = scratch;
  }

  /**
   * Removes an object of exactly this class from the objects kept by an input and returns it, or
   * returns null.
   */
  public static <W> @Nullable W borrow(AvroInput in, Class<W> type) {
    LentObjects kept = in.lent;
    return kept == null ? null : kept.take(type);
  }

  /** Gives an object to an input, to be borrowed again. An object must not be given back twice. */
  public static void giveBack(AvroInput in, Object object) {
    LentObjects kept = in.lent;
    if (kept == null) {
      kept = new LentObjects();
      in.lent = kept;
    }
    kept.add(object);
  }

  // Outputs: p is the position that the caller keeps.

  /** Returns the array that an output writes to. Methods that ensure capacity may replace it. */
  public static byte[] buffer(AvroOutput out) {
    return out.buffer;
  }

  /** Ensures capacity for {@code bytes} more after {@code p}. */
  public static void ensure(AvroOutput out, int p, long bytes) {
    if (out.buffer.length - p < bytes) {
      out.grow(p, bytes);
    }
  }

  /** Makes the bytes before {@code p} the content of an output. */
  public static void commit(AvroOutput out, int p) {
    out.commit(p);
  }

  /**
   * Writes a string, ensuring capacity for it.
   *
   * @param reserve how many bytes of capacity to ensure after the string
   */
  public static int putString(AvroOutput out, int p, @Nullable String value, int reserve) {
    return StringEncoder.put(out, p, value, reserve);
  }

  /** Returns views of the array that an output writes to. */
  public static NumberViews numbers(AvroOutput out) {
    return out.numbers();
  }

  /** Writes a string as {@link #putString} does, by a method that HotSpot calls. */
  public static int putStringOutOfLine(AvroOutput out, int p, @Nullable String value, int reserve) {
    return StringEncoder.putOutOfLine(out, p, value, reserve);
  }

  /**
   * Reads a string as {@link AvroInput#readString(String)} does, by a method that HotSpot calls.
   */
  public static String readStringOutOfLine(AvroInput in, @Nullable String previous) {
    return StringDecoder.readOutOfLine(in, previous);
  }

  /** Returns whether an output rejects what a lenient output replaces. */
  public static boolean isStrict(AvroOutput out) {
    return out.isStrict();
  }

  /** Begins a value of a recursive type, which {@link #leave(AvroOutput)} ends. */
  public static void enter(AvroOutput out) {
    if (--out.depthLeft < 0) {
      throw CodecFailures.encoding(
          "nested deeper than " + out.maxDepth + " levels (AvroOutput.maxDepth)");
    }
  }

  /** Ends a value of a recursive type. This call is not needed after a failure. */
  public static void leave(AvroOutput out) {
    out.depthLeft++;
  }

  /**
   * Removes an object of exactly this class from the objects kept by an output and returns it, or
   * returns null.
   */
  public static <W> @Nullable W borrow(AvroOutput out, Class<W> type) {
    LentObjects kept = out.lent;
    return kept == null ? null : kept.take(type);
  }

  /** Gives an object to an output, to be borrowed again. An object must not be given back twice. */
  public static void giveBack(AvroOutput out, Object object) {
    LentObjects kept = out.lent;
    if (kept == null) {
      kept = new LentObjects();
      out.lent = kept;
    }
    kept.add(object);
  }
}
