package io.avrodyne.benchmarks.floor;

/** A reader that trusts the bytes. */
final class UncheckedInput extends PlainInput {

  @Override
  long readInt(byte[] b, int p, int limit) {
    int first = b[p];
    if (first >= 0) {
      return result(zigZag(first), p + 1);
    }
    return readTail(b, p);
  }

  private static long readTail(byte[] b, int p) {
    if (b.length - p >= Integer.BYTES) {
      long read = shortTailAt(b, p);
      if (read != 0) {
        return result(zigZag(value(read)), after(read));
      }
    }
    return result((int) tailAt(b, p), afterLong(b, p));
  }

  @Override
  long longAt(byte[] b, int p, int limit) {
    int first = b[p];
    return first >= 0 ? zigZag(first) : tailAt(b, p);
  }

  private static long tailAt(byte[] b, int p) {
    if (b.length - p >= PlainOutput.MAX_LONG) {
      return zigZag(bitsAt(b, p, lengthAt(b, p)));
    }
    long bits = b[p] & 0x7F;
    int q = p + 1;
    int shift = 7;
    while (b[q] < 0) {
      bits |= (long) (b[q++] & 0x7F) << shift;
      shift += 7;
    }
    return zigZag(bits | (long) b[q] << shift);
  }

  @Override
  int fixed(int p, int size, int limit) {
    return p;
  }

  @Override
  boolean booleanAt(byte[] b, int p, int limit) {
    return b[p] != 0;
  }

  @Override
  int indexAt(byte[] b, int p, int limit, int bound) {
    return b[p] >> 1;
  }

  @Override
  void requirePresent(byte[] b, int p, int limit, int nullBranch) {}

  @Override
  int within(int value, int min, int max) {
    return value;
  }

  @Override
  long readLength(byte[] b, int p, int limit) {
    return readInt(b, p, limit);
  }

  @Override
  long readBlock(byte[] b, int p, int limit, int minItemBytes) {
    long read = readInt(b, p, limit);
    return value(read) >= 0 ? read : result(-value(read), afterLong(b, after(read)));
  }

  @Override
  void endBlock(byte[] b, int header, int p, int limit) {}

  @Override
  String longStringAt(byte[] b, int p, int length) {
    return text().decode(b, p, length, false);
  }
}
