package io.avrodyne.runtime.binary;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Views of an array as numbers, by which many doubles or floats are copied at once. HotSpot does
 * not turn each loop over {@link Primitives#DOUBLES} into wide instructions.
 *
 * <p><b>Shape.</b> Little-endian, at any position; a NaN keeps its payload.
 *
 * <p><b>Allocation.</b> For writing, a view for each alignment that occurs, of which there are
 * eight for doubles and four for floats. For reading, a view each time.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
public final class NumberViews {

  /** From this many numbers on, writing them at once is faster than a loop. */
  public static final int MIN_WRITTEN = 16;

  /** From this many numbers on, a new view takes hardly more memory than the numbers alone. */
  public static final int MIN_READ = 512;

  private final byte[] array;
  private final @Nullable DoubleBuffer[] doubles = new @Nullable DoubleBuffer[Double.BYTES];
  private final @Nullable FloatBuffer[] floats = new @Nullable FloatBuffer[Float.BYTES];

  /** Creates views of an array. */
  public NumberViews(byte[] array) {
    this.array = array;
  }

  /** Writes doubles to the array, which has enough room, and returns the position after them. */
  public int put(int position, double[] items) {
    doubles(position).put(position / Double.BYTES, items);
    return position + items.length * Double.BYTES;
  }

  /** Writes floats to the array, which has enough room, and returns the position after them. */
  public int put(int position, float[] items) {
    floats(position).put(position / Float.BYTES, items);
    return position + items.length * Float.BYTES;
  }

  /** Reads doubles from {@code position} on to the items with the given indexes. */
  public static void read(byte[] bytes, int position, double[] items, int from, int to) {
    from(bytes, position).asDoubleBuffer().get(items, from, to - from);
  }

  /** Reads floats from {@code position} on to the items with the given indexes. */
  public static void read(byte[] bytes, int position, float[] items, int from, int to) {
    from(bytes, position).asFloatBuffer().get(items, from, to - from);
  }

  private DoubleBuffer doubles(int position) {
    int alignment = position % Double.BYTES;
    DoubleBuffer view = doubles[alignment];
    if (view == null) {
      view = from(array, alignment).asDoubleBuffer();
      doubles[alignment] = view;
    }
    return view;
  }

  private FloatBuffer floats(int position) {
    int alignment = position % Float.BYTES;
    FloatBuffer view = floats[alignment];
    if (view == null) {
      view = from(array, alignment).asFloatBuffer();
      floats[alignment] = view;
    }
    return view;
  }

  private static ByteBuffer from(byte[] bytes, int position) {
    return ByteBuffer.wrap(bytes, position, bytes.length - position).order(ByteOrder.LITTLE_ENDIAN);
  }
}
