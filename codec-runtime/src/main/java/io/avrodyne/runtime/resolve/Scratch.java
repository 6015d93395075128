package io.avrodyne.runtime.resolve;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.ResolutionInternals;
import io.avrodyne.runtime.binary.Primitives;
import java.util.Arrays;
import java.util.function.IntSupplier;

/**
 * A buffer for a value that is read in the writer's layout and written in the reader's.
 *
 * <p>Callers that write into {@link #bytes} themselves must advance {@link #size}.
 */
final class Scratch implements IntSupplier {

  private static final int FIRST_CAPACITY = 512;
  private static final int MAX_CAPACITY = Integer.MAX_VALUE - 8;

  private final int max;
  byte[] bytes;
  int size;

  /**
   * The starting positions of the components of the records being written, outermost record first.
   */
  int[] marks = new int[32];

  int marked;

  /** Makes the input read a value in the reader's layout, which differs from the writer's. */
  static void open(AvroInput in, Resolution node) {
    if (node.opening == Opening.DEFAULT) {
      node.openDefault(in);
    } else if (node.opening == Opening.CHECK && Internals.isStrict(in)) {
      node.skip.check(in);
    } else {
      convert(in, node.transfer);
    }
  }

  /** Converts a value to the reader's layout and makes the input read it there. */
  private static void convert(AvroInput in, Transfer transfer) {
    ResolutionInternals.requireNoDetour(in);
    Scratch scratch = of(in);
    int start = in.position();
    int items = ResolutionInternals.itemsLeft(in);
    transfer.run(in, scratch);
    ResolutionInternals.beginDetour(in, scratch.bytes, scratch.size, start, items);
  }

  /** Returns the empty scratch buffer of an input, which keeps it even if a datum fails. */
  private static Scratch of(AvroInput in) {
    if (ResolutionInternals.scratch(in) instanceof Scratch kept) {
      kept.size = 0;
      kept.marked = 0;
      return kept;
    }
    Scratch made = new Scratch(Internals.limits(in).maxResolvedBytes());
    ResolutionInternals.keepScratch(in, made);
    return made;
  }

  private Scratch(int max) {
    this.max = Math.min(max, MAX_CAPACITY);
    bytes = new byte[Math.min(FIRST_CAPACITY, this.max)];
  }

  /** Returns the size of the array, which is kept for later values. */
  @Override
  public int getAsInt() {
    return bytes.length;
  }

  /** Ensures capacity for {@code more} bytes and returns the position where they begin. */
  int reserve(long more) {
    if (bytes.length - size < more) {
      grow(more);
    }
    return size;
  }

  void mark() {
    if (marked == marks.length) {
      marks = Arrays.copyOf(marks, 2 * marked);
    }
    marks[marked++] = size;
  }

  void putLong(long value) {
    int p = reserve(Primitives.MAX_LONG_BYTES);
    size = Primitives.putLong(bytes, p, value);
  }

  void putFloat(float value) {
    int p = reserve(Float.BYTES);
    size = Primitives.putFloat(bytes, p, value);
  }

  void putDouble(double value) {
    int p = reserve(Double.BYTES);
    size = Primitives.putDouble(bytes, p, value);
  }

  void copy(byte[] from, int start, int end) {
    int p = reserve(end - start);
    System.arraycopy(from, start, bytes, p, end - start);
    size = p + end - start;
  }

  /** Appends a copy of a range of the content. */
  void repeat(int start, int end) {
    reserve(end - start);
    copy(bytes, start, end);
  }

  /** Removes the range from {@code start} to {@code end}. */
  void remove(int start, int end) {
    System.arraycopy(bytes, end, bytes, start, size - end);
    size -= end - start;
  }

  private void grow(long more) {
    long needed = size + more;
    if (needed > max) {
      throw CodecFailures.limit(
          "resolving a value takes more than " + max + " bytes (DecodeLimits.maxResolvedBytes)", 0);
    }
    long doubled = Math.min(2L * bytes.length, max);
    bytes = Arrays.copyOf(bytes, (int) Math.max(needed, doubled));
  }
}
