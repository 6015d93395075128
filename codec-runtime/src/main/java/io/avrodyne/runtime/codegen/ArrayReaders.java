package io.avrodyne.runtime.codegen;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.NumberViews;
import io.avrodyne.runtime.binary.Primitives;
import java.util.Arrays;

/** The array readers, one for each primitive type. */
final class ArrayReaders {

  static final ArrayReader<long[]> LONGS = new Longs();
  static final ArrayReader<int[]> INTS = new Ints();
  static final ArrayReader<short[]> SHORTS = new Shorts();
  static final ArrayReader<float[]> FLOATS = new Floats();
  static final ArrayReader<double[]> DOUBLES = new Doubles();
  static final ArrayReader<boolean[]> BOOLEANS = new Booleans();

  private ArrayReaders() {}

  private static final class Longs extends ArrayReader<long[]> {

    Longs() {
      super(1);
    }

    @Override
    long[] allocate(int length) {
      return new long[length];
    }

    @Override
    int length(long[] items) {
      return items.length;
    }

    @Override
    long[] copyOf(long[] items, int length) {
      return Arrays.copyOf(items, length);
    }

    @Override
    void fill(AvroInput in, long[] items, int from, int to) {
      int i = from;
      try {
        while (i < to) {
          i = VarintRuns.read(in, items, i, to);
          if (i < to) {
            items[i] = in.readLong();
            i++;
          }
        }
      } catch (RuntimeException e) {
        throw Failures.decoding(e, i, in);
      }
    }
  }

  private static final class Ints extends ArrayReader<int[]> {

    Ints() {
      super(1);
    }

    @Override
    int[] allocate(int length) {
      return new int[length];
    }

    @Override
    int length(int[] items) {
      return items.length;
    }

    @Override
    int[] copyOf(int[] items, int length) {
      return Arrays.copyOf(items, length);
    }

    @Override
    void fill(AvroInput in, int[] items, int from, int to) {
      int i = from;
      try {
        while (i < to) {
          i = VarintRuns.read(in, items, i, to);
          if (i < to) {
            items[i] = in.readInt();
            i++;
          }
        }
      } catch (RuntimeException e) {
        throw Failures.decoding(e, i, in);
      }
    }
  }

  private static final class Shorts extends ArrayReader<short[]> {

    Shorts() {
      super(1);
    }

    @Override
    short[] allocate(int length) {
      return new short[length];
    }

    @Override
    int length(short[] items) {
      return items.length;
    }

    @Override
    short[] copyOf(short[] items, int length) {
      return Arrays.copyOf(items, length);
    }

    @Override
    void fill(AvroInput in, short[] items, int from, int to) {
      int i = from;
      try {
        for (; i < to; i++) {
          items[i] = Narrowing.toShort(in.readInt(), in);
        }
      } catch (RuntimeException e) {
        throw Failures.decoding(e, i, in);
      }
    }
  }

  private static final class Floats extends ArrayReader<float[]> {

    Floats() {
      super(Float.BYTES);
    }

    @Override
    float[] allocate(int length) {
      return new float[length];
    }

    @Override
    int length(float[] items) {
      return items.length;
    }

    @Override
    float[] copyOf(float[] items, int length) {
      return Arrays.copyOf(items, length);
    }

    @Override
    void fill(AvroInput in, float[] items, int from, int to) {
      // The header has been checked, so this many bytes exist.
      byte[] b = Internals.buffer(in);
      int p = Internals.take(in, (to - from) * Float.BYTES);
      if (to - from >= NumberViews.MIN_READ) {
        NumberViews.read(b, p, items, from, to);
        return;
      }
      for (int i = from; i < to; i++) {
        items[i] = (float) Primitives.FLOATS.get(b, p);
        p += Float.BYTES;
      }
    }
  }

  private static final class Doubles extends ArrayReader<double[]> {

    Doubles() {
      super(Double.BYTES);
    }

    @Override
    double[] allocate(int length) {
      return new double[length];
    }

    @Override
    int length(double[] items) {
      return items.length;
    }

    @Override
    double[] copyOf(double[] items, int length) {
      return Arrays.copyOf(items, length);
    }

    @Override
    void fill(AvroInput in, double[] items, int from, int to) {
      // The header has been checked, so this many bytes exist.
      byte[] b = Internals.buffer(in);
      int p = Internals.take(in, (to - from) * Double.BYTES);
      if (to - from >= NumberViews.MIN_READ) {
        NumberViews.read(b, p, items, from, to);
        return;
      }
      for (int i = from; i < to; i++) {
        items[i] = (double) Primitives.DOUBLES.get(b, p);
        p += Double.BYTES;
      }
    }
  }

  private static final class Booleans extends ArrayReader<boolean[]> {

    Booleans() {
      super(1);
    }

    @Override
    boolean[] allocate(int length) {
      return new boolean[length];
    }

    @Override
    int length(boolean[] items) {
      return items.length;
    }

    @Override
    boolean[] copyOf(boolean[] items, int length) {
      return Arrays.copyOf(items, length);
    }

    @Override
    void fill(AvroInput in, boolean[] items, int from, int to) {
      int i = from;
      try {
        for (; i < to; i++) {
          items[i] = in.readBoolean();
        }
      } catch (RuntimeException e) {
        throw Failures.decoding(e, i, in);
      }
    }
  }
}
