package io.avrodyne.runtime;

import com.google.errorprone.annotations.RestrictedApi;
import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.binary.NumberViews;
import java.io.InputStream;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The access point to non-public members of inputs and outputs, for the other packages of the
 * runtime. It is not part of the public API and changes with every version; generated code uses
 * package {@code codegen} instead, and adapters use package {@code adapter}. Error Prone rejects
 * other callers.
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
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static byte[] buffer(AvroInput in) {
    return in.buffer;
  }

  /** Returns a new input with the limits for copies that are decoded from the encoded original. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static AvroInput inputOfCopies() {
    return EncodedCopy.newInput();
  }

  /** Moves an input to a position within its range. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static void seek(AvroInput in, int position) {
    in.position = position;
  }

  /** Returns the index in the array after the last byte. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static int limit(AvroInput in) {
    return in.limit;
  }

  /**
   * Returns whether that many bytes are left, and waits for those that arrive from a stream. Only
   * for bytes without which the datum cannot be complete.
   */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static boolean await(AvroInput in, long bytes) {
    return in.await(bytes);
  }

  /**
   * Returns the index after the last byte of an array that an input reads from a stream, or {@code
   * limit} if the input does not read a stream.
   */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static int endOfArrived(AvroInput in, int limit) {
    StreamedInput stream = in.stream;
    return stream == null ? limit : stream.limit();
  }

  /**
   * Returns a source of data that never asks its stream for a byte after the datum that is read.
   */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static StreamedInput exactly(InputStream stream, AvroInput in) {
    return new StreamedInput(stream, in, Integer.MAX_VALUE, true);
  }

  /** Returns the size in bytes of the largest array that an input keeps for any datum. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static int keptBytes(AvroInput in) {
    int scratch = in.scratch instanceof IntSupplier size ? size.getAsInt() : 0;
    return Math.max(in.copied.length, scratch);
  }

  /** Begins a datum: items and depth are counted from zero. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static void beginDatum(AvroInput in) {
    in.beginDatum();
  }

  /** Returns the limits of an input. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static DecodeLimits limits(AvroInput in) {
    return in.limits;
  }

  /** Returns whether an input rejects what a lenient input accepts. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static boolean isStrict(AvroInput in) {
    return in.strict;
  }

  /** Moves past the next {@code size} bytes and returns the index where they begin. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static int take(AvroInput in, int size) {
    return in.take(size);
  }

  /** Reads the length of a string. The input has at least that many bytes left. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static int readStringLength(AvroInput in) {
    return Lengths.read(in, in.maxStringBytes, "a string");
  }

  /** Reads the length of a byte string. The input has at least that many bytes left. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static int readBytesLength(AvroInput in) {
    return Lengths.readOfBytes(in);
  }

  /** Reads the index of a branch or symbol, from 0 (inclusive) to {@code bound} (exclusive). */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
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
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static int startBlocks(AvroInput in, int minItemBytes) {
    return BlockHeaders.start(in, minItemBytes);
  }

  /** Returns the end of the current block, in the form that {@link #nextBlock} takes. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static int blockEnd(AvroInput in) {
    return in.blockEnd;
  }

  /**
   * Checks where the items of a block ended, then reads the next header and returns its number of
   * items.
   */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static int nextBlock(AvroInput in, int endOfBlock, int minItemBytes) {
    if (endOfBlock != BlockEnd.UNKNOWN && endOfBlock != in.position) {
      BlockHeaders.requireEnd(in, endOfBlock);
    }
    return BlockHeaders.start(in, minItemBytes);
  }

  /** Begins a value of a recursive type, which {@link #leave(AvroInput)} ends. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static void enter(AvroInput in) {
    if (--in.depthLeft < 0) {
      throw CodecFailures.limit(
          "nested deeper than " + in.limits.maxDepth() + " levels (DecodeLimits.maxDepth)",
          in.position);
    }
  }

  /** Ends a value of a recursive type. This call is not needed after a failure. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static void leave(AvroInput in) {
    in.depthLeft++;
  }

  /**
   * Removes an object of exactly this class from the objects kept by an input and returns it, or
   * returns null.
   */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static <W> @Nullable W borrow(AvroInput in, Class<W> type) {
    LentObjects kept = in.lent;
    return kept == null ? null : kept.take(type);
  }

  /** Gives an object to an input, to be borrowed again. An object must not be given back twice. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
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
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static byte[] buffer(AvroOutput out) {
    return out.buffer;
  }

  /** Ensures capacity for {@code bytes} more after {@code p}. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static void ensure(AvroOutput out, int p, long bytes) {
    if (out.buffer.length - p < bytes) {
      out.grow(p, bytes);
    }
  }

  /** Makes the bytes before {@code p} the content of an output. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static void commit(AvroOutput out, int p) {
    out.commit(p);
  }

  /**
   * Writes a string, ensuring capacity for it.
   *
   * @param reserve how many bytes of capacity to ensure after the string
   */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static int putString(AvroOutput out, int p, @Nullable String value, int reserve) {
    return StringEncoder.put(out, p, value, reserve);
  }

  /** Returns views of the array that an output writes to. */
  public static NumberViews numbers(AvroOutput out) {
    return out.numbers();
  }

  /** Writes a string as {@link #putString} does, by a method that HotSpot calls. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static int putStringOutOfLine(AvroOutput out, int p, @Nullable String value, int reserve) {
    return StringEncoder.putOutOfLine(out, p, value, reserve);
  }

  /**
   * Reads a string as {@link AvroInput#readString(String)} does, by a method that HotSpot calls.
   */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static String readStringOutOfLine(AvroInput in, @Nullable String previous) {
    return StringDecoder.readOutOfLine(in, previous);
  }

  /** Returns whether an output rejects what a lenient output replaces. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static boolean isStrict(AvroOutput out) {
    return out.isStrict();
  }

  /** Begins a value of a recursive type, which {@link #leave(AvroOutput)} ends. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static void enter(AvroOutput out) {
    if (--out.depthLeft < 0) {
      throw CodecFailures.encoding(
          "nested deeper than " + out.maxDepth + " levels (AvroOutput.maxDepth)");
    }
  }

  /** Ends a value of a recursive type. This call is not needed after a failure. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static void leave(AvroOutput out) {
    out.depthLeft++;
  }

  /**
   * Removes an object of exactly this class from the objects kept by an output and returns it, or
   * returns null.
   */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static <W> @Nullable W borrow(AvroOutput out, Class<W> type) {
    LentObjects kept = out.lent;
    return kept == null ? null : kept.take(type);
  }

  /** Gives an object to an output, to be borrowed again. An object must not be given back twice. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static void giveBack(AvroOutput out, Object object) {
    LentObjects kept = out.lent;
    if (kept == null) {
      kept = new LentObjects();
      out.lent = kept;
    }
    kept.add(object);
  }
}
