package io.avrodyne.runtime.codegen;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.NumberViews;
import io.avrodyne.runtime.binary.Primitives;
import org.jspecify.annotations.Nullable;

/**
 * Methods that write and read arrays of primitives. Called by generated code.
 *
 * <p><b>Shape.</b> An Avro array of one block: the count, the items, then 0. An empty array is only
 * the 0. Any number of blocks can be read.
 *
 * <p><b>Allocation.</b> None for writing, except that an output keeps views of its array for the
 * first arrays of 16 or more floats or doubles. Reading allocates what it returns, unless the given
 * array has as many items as the data; that array is then overwritten and returned. The items of
 * several blocks are first collected. A view for 512 or more floats or doubles takes 56 bytes.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null, {@link DecodeException} for a malformed
 * array; the path contains the index of the item.
 */
public final class PrimitiveArrays {

  /** The number of items of varying size for which capacity is ensured at once. */
  private static final int CHUNK = 4_096;

  private static final int MAX_SHORT_BYTES = 3;

  private PrimitiveArrays() {}

  /** Writes longs, ensuring capacity for them. */
  public static int put(AvroOutput out, int p, long @Nullable [] items) {
    if (items == null) {
      throw Failures.nullValue();
    }
    int next = putCount(out, p, items.length);
    for (int from = 0; from < items.length; from += CHUNK) {
      int to = Math.min(from + CHUNK, items.length);
      Outputs.ensure(out, next, (to - from + 1L) * Primitives.MAX_LONG_BYTES);
      byte[] b = Outputs.buffer(out);
      for (int i = from; i < to; i++) {
        next = VarintRuns.put(b, next, items[i]);
      }
    }
    return putEnd(out, next, items.length);
  }

  /** Writes ints, ensuring capacity for them. */
  public static int put(AvroOutput out, int p, int @Nullable [] items) {
    if (items == null) {
      throw Failures.nullValue();
    }
    int next = putCount(out, p, items.length);
    for (int from = 0; from < items.length; from += CHUNK) {
      int to = Math.min(from + CHUNK, items.length);
      Outputs.ensure(out, next, (to - from) * Primitives.MAX_INT_BYTES + Primitives.MAX_LONG_BYTES);
      byte[] b = Outputs.buffer(out);
      for (int i = from; i < to; i++) {
        next = VarintRuns.put(b, next, items[i]);
      }
    }
    return putEnd(out, next, items.length);
  }

  /** Writes shorts, ensuring capacity for them. */
  public static int put(AvroOutput out, int p, short @Nullable [] items) {
    if (items == null) {
      throw Failures.nullValue();
    }
    int next = putCount(out, p, items.length);
    for (int from = 0; from < items.length; from += CHUNK) {
      int to = Math.min(from + CHUNK, items.length);
      Outputs.ensure(out, next, (to - from) * MAX_SHORT_BYTES + Primitives.MAX_LONG_BYTES);
      byte[] b = Outputs.buffer(out);
      for (int i = from; i < to; i++) {
        next = VarintRuns.put(b, next, items[i]);
      }
    }
    return putEnd(out, next, items.length);
  }

  /** Writes floats, ensuring capacity for them. */
  public static int put(AvroOutput out, int p, float @Nullable [] items) {
    if (items == null) {
      throw Failures.nullValue();
    }
    int next = putCount(out, p, items.length);
    Outputs.ensure(out, next, (long) items.length * Float.BYTES + 1);
    if (items.length < NumberViews.MIN_WRITTEN) {
      byte[] b = Outputs.buffer(out);
      for (float item : items) {
        next = Primitives.putFloat(b, next, item);
      }
    } else {
      next = Internals.numbers(out).put(next, items);
    }
    return putEnd(out, next, items.length);
  }

  /** Writes doubles, ensuring capacity for them. */
  public static int put(AvroOutput out, int p, double @Nullable [] items) {
    if (items == null) {
      throw Failures.nullValue();
    }
    int next = putCount(out, p, items.length);
    Outputs.ensure(out, next, (long) items.length * Double.BYTES + 1);
    if (items.length < NumberViews.MIN_WRITTEN) {
      byte[] b = Outputs.buffer(out);
      for (double item : items) {
        next = Primitives.putDouble(b, next, item);
      }
    } else {
      next = Internals.numbers(out).put(next, items);
    }
    return putEnd(out, next, items.length);
  }

  /** Writes booleans, ensuring capacity for them. */
  public static int put(AvroOutput out, int p, boolean @Nullable [] items) {
    if (items == null) {
      throw Failures.nullValue();
    }
    int next = putCount(out, p, items.length);
    Outputs.ensure(out, next, (long) items.length * 1 + 1);
    byte[] b = Outputs.buffer(out);
    for (boolean item : items) {
      next = Primitives.putBoolean(b, next, item);
    }
    return putEnd(out, next, items.length);
  }

  private static int putCount(AvroOutput out, int p, int count) {
    Outputs.ensure(out, p, Primitives.MAX_INT_BYTES);
    return Primitives.putInt(Outputs.buffer(out), p, count);
  }

  /** Ends the block. In an empty array, the count was already the end. */
  private static int putEnd(AvroOutput out, int p, int count) {
    if (count == 0) {
      return p;
    }
    Outputs.buffer(out)[p] = 0;
    return p + 1;
  }

  /** Reads longs. */
  public static long[] readLongs(AvroInput in) {
    return readLongs(in, null);
  }

  /** Reads longs, into {@code previous} if its length matches. */
  public static long[] readLongs(AvroInput in, long @Nullable [] previous) {
    return ArrayReaders.LONGS.read(in, previous);
  }

  /** Reads ints. */
  public static int[] readInts(AvroInput in) {
    return readInts(in, null);
  }

  /** Reads ints, into {@code previous} if its length matches. */
  public static int[] readInts(AvroInput in, int @Nullable [] previous) {
    return ArrayReaders.INTS.read(in, previous);
  }

  /** Reads ints, which must be in the range of a short. */
  public static short[] readShorts(AvroInput in) {
    return readShorts(in, null);
  }

  /**
   * Reads ints, which must be in the range of a short, into {@code previous} if its length matches.
   */
  public static short[] readShorts(AvroInput in, short @Nullable [] previous) {
    return ArrayReaders.SHORTS.read(in, previous);
  }

  /** Reads floats. */
  public static float[] readFloats(AvroInput in) {
    return readFloats(in, null);
  }

  /** Reads floats, into {@code previous} if its length matches. */
  public static float[] readFloats(AvroInput in, float @Nullable [] previous) {
    return ArrayReaders.FLOATS.read(in, previous);
  }

  /** Reads doubles. */
  public static double[] readDoubles(AvroInput in) {
    return readDoubles(in, null);
  }

  /** Reads doubles, into {@code previous} if its length matches. */
  public static double[] readDoubles(AvroInput in, double @Nullable [] previous) {
    return ArrayReaders.DOUBLES.read(in, previous);
  }

  /** Reads booleans. */
  public static boolean[] readBooleans(AvroInput in) {
    return readBooleans(in, null);
  }

  /** Reads booleans, into {@code previous} if its length matches. */
  public static boolean[] readBooleans(AvroInput in, boolean @Nullable [] previous) {
    return ArrayReaders.BOOLEANS.read(in, previous);
  }
}
