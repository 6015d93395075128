package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;

/** The headers of the blocks of arrays and maps, as read and checked for {@link AvroInput}. */
final class BlockHeaders {

  private BlockHeaders() {}

  /**
   * Reads a header, with a fast path for a header of one byte, and returns the number of items in
   * the block.
   */
  static int start(AvroInput in, int minItemBytes) {
    int p = in.position;
    if (p < in.limit) {
      int first = in.buffer[p];
      if (first >= 0 && (first & 1) == 0) {
        in.position = p + 1;
        in.blockEnd = BlockEnd.UNKNOWN;
        return admit(in, first >>> 1, minItemBytes, p);
      }
    }
    return read(in, minItemBytes);
  }

  /** Reads any header and returns the number of items in the block. */
  private static int read(AvroInput in, int minItemBytes) {
    int start = in.position;
    long count = in.readLong();
    in.blockEnd = BlockEnd.UNKNOWN;
    if (count < 0) {
      in.blockEnd = readEnd(in, count, start);
      count = -count;
    }
    if (count > in.remaining() && minItemBytes > 0) {
      require(in, count, minItemBytes, start);
    }
    if (count > Integer.MAX_VALUE) {
      throw CodecFailures.limit("a block declares more items than a collection can hold", start);
    }
    return admit(in, (int) count, minItemBytes, start);
  }

  /**
   * Rejects a block whose items did not end where its declared size says, unless the declared size
   * is unknown.
   */
  static void requireEnd(AvroInput in, int endOfBlock) {
    CollectionCounts collections = in.collections;
    int end = collections == null ? endOfBlock : collections.resume(endOfBlock);
    if (end != BlockEnd.UNKNOWN && end != in.position && in.strict) {
      throw CodecFailures.malformed(
          "the byte size of a block does not match its items", in.position);
    }
  }

  private static int readEnd(AvroInput in, long count, int start) {
    long size = in.readLong();
    if (count == Long.MIN_VALUE || size < 0) {
      throw CodecFailures.malformed("a block has an invalid count or size", start);
    }
    if (in.strict && !isExact(in) && !in.await(size)) {
      throw CodecFailures.truncated(
          "a block is longer than the input", start, size - in.remaining());
    }
    // A lenient size may overflow an int or even a long; nothing is compared with it.
    return (int) Math.min(in.position + size, Integer.MAX_VALUE);
  }

  /**
   * Returns whether an input must not wait for a whole block, whose size may be wrong: its stream
   * is never asked for a byte after the datum.
   */
  private static boolean isExact(AvroInput in) {
    return in.stream != null && in.stream.exact;
  }

  /**
   * Requires the bytes of a block of items, waiting for them if they arrive from a stream. Items
   * that exceed a limit are not waited for.
   */
  private static void require(AvroInput in, long count, int minItemBytes, int start) {
    boolean allowed = count <= in.itemsLeft;
    if (allowed ? in.await(count * minItemBytes) : in.stream != null) {
      return;
    }
    throw CodecFailures.truncated(
        "a block declares more items than the input has bytes for",
        start,
        allowed ? count * minItemBytes - in.remaining() : 0);
  }

  /**
   * Counts the items of a block against the remaining bytes and the limits, and returns their
   * number.
   *
   * @param start the position where the header begins
   */
  private static int admit(AvroInput in, int count, int minItemBytes, int start) {
    if ((long) count * minItemBytes > in.limit - in.position) {
      require(in, count, minItemBytes, start);
    }
    if (count > in.itemsLeft) {
      throw CodecFailures.limit(
          "more than " + in.limits.maxItems() + " items (DecodeLimits.maxItems)", start);
    }
    if (in.collections != null) {
      in.collections.admit(in, count, start);
    }
    in.itemsLeft -= count;
    if (minItemBytes == 0) {
      if (count > in.zeroSizeItemsLeft) {
        throw CodecFailures.limit(
            "more than "
                + in.limits.maxZeroSizeItems()
                + " items of zero size (DecodeLimits.maxZeroSizeItems)",
            start);
      }
      in.zeroSizeItemsLeft -= count;
    }
    return count;
  }
}
