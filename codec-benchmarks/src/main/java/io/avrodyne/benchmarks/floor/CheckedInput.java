package io.avrodyne.benchmarks.floor;

/** A reader that rejects malformed bytes, as Avrodyne's strict decoders do. */
final class CheckedInput extends PlainInput {

  private static final int EXCESS_OF_INT = 0xF0;
  private static final int EXCESS_OF_LONG = 0xFE;

  @Override
  long readInt(byte[] b, int p, int limit) {
    if (p < limit) {
      int first = b[p];
      if (first >= 0) {
        return result(zigZag(first), p + 1);
      }
    }
    return readTail(b, p, limit);
  }

  private static long readTail(byte[] b, int p, int limit) {
    if (limit - p >= Integer.BYTES) {
      long read = shortTailAt(b, p);
      if (read != 0) {
        if (value(read) >>> (7 * (after(read) - p - 1)) == 0) {
          throw tooLong(p);
        }
        return result(zigZag(value(read)), after(read));
      }
    }
    int bits = (int) bitsAt(b, p, limit, PlainOutput.MAX_INT, EXCESS_OF_INT);
    return result(zigZag(bits), afterLong(b, p));
  }

  @Override
  long longAt(byte[] b, int p, int limit) {
    if (p < limit) {
      int first = b[p];
      if (first >= 0) {
        return zigZag(first);
      }
    }
    return tailAt(b, p, limit);
  }

  private static long tailAt(byte[] b, int p, int limit) {
    return zigZag(bitsAt(b, p, limit, PlainOutput.MAX_LONG, EXCESS_OF_LONG));
  }

  private static long bitsAt(byte[] b, int p, int limit, int maxBytes, int excess) {
    if (limit - p < PlainOutput.MAX_LONG) {
      return lastBitsAt(b, p, limit, maxBytes, excess);
    }
    int length = lengthAt(b, p);
    if (length > maxBytes) {
      throw malformed("a varint does not end", p);
    }
    int last = b[p + length - 1];
    if (last == 0 || (length == maxBytes && (last & excess) != 0)) {
      throw tooLong(p);
    }
    return bitsAt(b, p, length);
  }

  private static long lastBitsAt(byte[] b, int p, int limit, int maxBytes, int excess) {
    int end = p + Math.min(limit - p, maxBytes);
    long bits = 0;
    int shift = 0;
    for (int q = p; q < end; q++) {
      int next = b[q];
      bits |= (long) (next & 0x7F) << shift;
      if (next >= 0) {
        if ((next == 0 && q > p) || (q - p == maxBytes - 1 && (next & excess) != 0)) {
          throw tooLong(p);
        }
        return bits;
      }
      shift += 7;
    }
    throw malformed("a varint does not end", p);
  }

  @Override
  int fixed(int p, int size, int limit) {
    if (limit - p < size) {
      throw malformed("the input ends within a value", p);
    }
    return p;
  }

  @Override
  boolean booleanAt(byte[] b, int p, int limit) {
    int value = b[fixed(p, 1, limit)];
    if ((value & ~1) != 0) {
      throw malformed("a boolean is neither 0 nor 1", p);
    }
    return value != 0;
  }

  @Override
  int indexAt(byte[] b, int p, int limit, int bound) {
    int bits = b[fixed(p, 1, limit)];
    // A negative index is odd, and a longer one negative here.
    if ((bits & 1) != 0 || bits < 0 || bits >> 1 >= bound) {
      throw malformed("an index is out of range", p);
    }
    return bits >> 1;
  }

  @Override
  void requirePresent(byte[] b, int p, int limit, int nullBranch) {
    if (!presentAt(b, p, limit, nullBranch)) {
      throw malformed("null read for a primitive", p);
    }
  }

  @Override
  int within(int value, int min, int max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(value + " is not between " + min + " and " + max);
    }
    return value;
  }

  @Override
  long readLength(byte[] b, int p, int limit) {
    long read = readInt(b, p, limit);
    int length = value(read);
    if (((long) length | limit - after(read) - (long) length) < 0) {
      throw malformed("a length is negative or beyond the end of the input", p);
    }
    return read;
  }

  @Override
  long readBlock(byte[] b, int p, int limit, int minItemBytes) {
    if (p < limit) {
      int first = b[p];
      if (first >= 0 && (first & 1) == 0 && (first >> 1) * minItemBytes < limit - p) {
        return result(first >> 1, p + 1);
      }
    }
    return readAnyBlock(b, p, limit, minItemBytes);
  }

  private long readAnyBlock(byte[] b, int p, int limit, int minItemBytes) {
    long count = longAt(b, p, limit);
    int q = afterLong(b, p);
    if (count < 0) {
      long size = longAt(b, q, limit);
      q = afterLong(b, q);
      if (count == Long.MIN_VALUE || size < 0 || size > limit - q) {
        throw malformed("a block has an invalid count or size", p);
      }
      count = -count;
    }
    if (count > limit - q || count * minItemBytes > limit - q) {
      throw malformed("a block declares more items than the input has bytes for", p);
    }
    return result((int) count, q);
  }

  @Override
  void endBlock(byte[] b, int header, int p, int limit) {
    // Only a negative count, whose lowest bit is set, has a size after it.
    if ((b[header] & 1) != 0) {
      requireSize(b, header, p, limit);
    }
  }

  private void requireSize(byte[] b, int header, int p, int limit) {
    int q = afterLong(b, header);
    if (p - afterLong(b, q) != longAt(b, q, limit)) {
      throw malformed("the byte size of a block does not match its items", p);
    }
  }

  @Override
  String longStringAt(byte[] b, int p, int length) {
    return text().decode(b, p, length, true);
  }

  private static IllegalArgumentException tooLong(int position) {
    return malformed("a varint is longer than its value requires or allows", position);
  }

  static IllegalArgumentException malformed(String finding, int position) {
    return new IllegalArgumentException(finding + " at byte " + position);
  }
}
