package io.avrodyne.flink;

import java.io.IOException;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;

/**
 * The header of a datum: its length in bytes, and which of several schemas it was written with.
 *
 * <p><b>Shape.</b> Numbers are written in groups of seven bits, the lowest first, with a high bit
 * that says whether another group follows. The first number is 0 for null; otherwise it is twice
 * the length, plus 1, plus another 1 if the index of a schema follows. Without one, the datum was
 * written with the first schema. A datum of up to 62 bytes has a header of one byte.
 */
final class DatumHeader {

  /** The first number of null. */
  static final long NULL = 0;

  private static final int GROUP = 7;
  private static final int MORE = 1 << GROUP;

  private DatumHeader() {}

  static void write(int length, int schema, DataOutputView out) throws IOException {
    long first = ((long) length << 1) + 1;
    if (schema == 0) {
      writeNumber(first, out);
    } else {
      writeNumber(first + 1, out);
      writeNumber(schema, out);
    }
  }

  /** Writes a number that {@link #readNumber} reads. */
  static void writeNumber(long number, DataOutputView out) throws IOException {
    long rest = number;
    while (rest >= MORE) {
      out.writeByte((int) rest | MORE);
      rest >>>= GROUP;
    }
    out.writeByte((int) rest);
  }

  /**
   * Reads a number.
   *
   * @throws CorruptDatumException if it is larger than any that is written
   */
  static long readNumber(DataInputView in) throws IOException {
    long number = 0;
    for (int shift = 0; shift < 5 * GROUP; shift += GROUP) {
      int group = in.readUnsignedByte();
      number |= (long) (group & (MORE - 1)) << shift;
      if (group < MORE) {
        return number;
      }
    }
    throw new CorruptDatumException("its length has more than five bytes", null);
  }

  /**
   * Returns the length in the first number.
   *
   * @throws CorruptDatumException if no datum is that long
   */
  static int length(long first) throws CorruptDatumException {
    long length = (first - 1) >> 1;
    if (length > Integer.MAX_VALUE) {
      throw new CorruptDatumException("its length is " + length + " bytes", null);
    }
    return (int) length;
  }

  /** Returns whether the index of a schema follows the first number. */
  static boolean hasSchema(long first) {
    return (first & 1) == 0;
  }

  /** Copies a datum with its header. */
  static void copyDatum(DataInputView source, DataOutputView target) throws IOException {
    long first = readNumber(source);
    writeNumber(first, target);
    if (first != NULL) {
      int length = length(first);
      if (hasSchema(first)) {
        writeNumber(readNumber(source), target);
      }
      target.write(source, length);
    }
  }
}
