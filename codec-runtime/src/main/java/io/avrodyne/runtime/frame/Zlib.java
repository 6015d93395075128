package io.avrodyne.runtime.frame;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * The compression of a datum with zlib (RFC 1950). No length is known before the end, so arrays
 * grow with what has been inflated.
 *
 * <p><b>Allocation.</b> A deflater or an inflater, which is ended, and an array for the inflated
 * datum.
 */
final class Zlib {

  private static final int MIN_CAPACITY = 256;
  private static final int MAX_CAPACITY = Integer.MAX_VALUE - 8;
  private static final int EXPECTED_RATIO = 4;

  private Zlib() {}

  /** Replaces the content of an output after {@code from} by its compressed form. */
  static void deflate(AvroOutput out, int from) {
    int size = out.size();
    Deflater deflater = new Deflater();
    try {
      deflater.setInput(Internals.buffer(out), from, size - from);
      deflater.finish();
      int end = size;
      while (!deflater.finished()) {
        Internals.ensure(out, end, MIN_CAPACITY);
        byte[] buffer = Internals.buffer(out);
        end += deflater.deflate(buffer, end, buffer.length - end);
      }
      byte[] buffer = Internals.buffer(out);
      System.arraycopy(buffer, size, buffer, from, end - size);
      Internals.commit(out, from + end - size);
    } finally {
      deflater.end();
    }
  }

  /**
   * Resets an input to the inflated form of its bytes after {@code from}, waiting for those that
   * arrive from a stream.
   *
   * @throws LimitExceededException if that form has more bytes than the limits of the input allow
   * @throws DecodeException if the bytes are not exactly one compressed datum
   */
  static void inflate(AvroInput in, int from) {
    int compressed = Internals.limit(in) - from;
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(Internals.buffer(in), from, compressed);
      int max = Internals.limits(in).maxResolvedBytes();
      byte[] inflated = new byte[capacity(compressed, EXPECTED_RATIO, max)];
      int size = 0;
      while (!inflater.finished()) {
        if (size == inflated.length) {
          inflated = Arrays.copyOf(inflated, capacity(size, 2, max));
        }
        size += inflateSome(inflater, inflated, size, in);
        requireWithin(max, size, from);
      }
      requireEnd(inflater, Internals.limit(in));
      in.reset(inflated, 0, size);
    } catch (DataFormatException e) {
      throw CodecFailures.decoding("the compressed datum is not valid zlib data", from, e);
    } finally {
      inflater.end();
    }
  }

  /** Returns a multiple of a size, with room for one byte above the limit. */
  private static int capacity(int size, int factor, int max) {
    long wanted = Math.max((long) size * factor, MIN_CAPACITY);
    return (int) Math.min(Math.min(wanted, max + 1L), MAX_CAPACITY);
  }

  private static int inflateSome(Inflater inflater, byte[] to, int p, AvroInput in)
      throws DataFormatException {
    int count = inflater.inflate(to, p, to.length - p);
    if (count == 0 && !inflater.finished()) {
      if (inflater.needsDictionary()) {
        throw new DataFormatException("a preset dictionary is needed");
      }
      if (inflater.needsInput()) {
        receive(inflater, in);
      }
    }
    return count;
  }

  private static void receive(Inflater inflater, AvroInput in) {
    int limit = Internals.limit(in);
    if (!Internals.await(in, in.remaining() + 1L)) {
      throw CodecFailures.truncated(
          "the input ends in the middle of the compressed datum", limit, 1);
    }
    inflater.setInput(Internals.buffer(in), limit, Internals.limit(in) - limit);
  }

  private static void requireWithin(int max, int size, int from) {
    if (size > max || size == MAX_CAPACITY) {
      throw CodecFailures.limit(
          "the compressed datum has more than "
              + max
              + " bytes when it is inflated (DecodeLimits.maxResolvedBytes)",
          from);
    }
  }

  private static void requireEnd(Inflater inflater, int limit) {
    int left = inflater.getRemaining();
    if (left > 0) {
      throw CodecFailures.malformed(
          left + " bytes remain after the compressed datum", limit - left);
    }
  }
}
