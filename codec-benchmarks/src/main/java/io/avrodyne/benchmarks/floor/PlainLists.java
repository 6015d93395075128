package io.avrodyne.benchmarks.floor;

import java.util.List;

/** Writers and readers of lists of strings. */
final class PlainLists {

  private PlainLists() {}

  /** Writes the strings in one block, and ensures {@code reserve} more bytes of capacity. */
  static int putStrings(List<String> strings, PlainOutput out, int p, int reserve) {
    int size = strings.size();
    out.ensure(p, PlainOutput.MAX_INT + 1 + reserve);
    int q = size > 0 ? PlainOutput.putInt(out.bytes, p, size) : p;
    for (int i = 0; i < size; i++) {
      q = out.putString(q, strings.get(i), 1 + reserve);
    }
    out.bytes[q] = 0;
    return q + 1;
  }

  /**
   * Adds the strings of all blocks to a list, and returns the position after them.
   *
   * @param from the position of the first block's header
   * @param first the header, as it was read
   */
  static int readStrings(
      byte[] b, int from, int limit, PlainInput in, long first, List<String> strings) {
    int header = from;
    long block = first;
    int p = PlainInput.after(block);
    for (int count = PlainInput.value(block); count > 0; count = PlainInput.value(block)) {
      for (int i = 0; i < count; i++) {
        long length = in.readLength(b, p, limit);
        p = PlainInput.after(length);
        strings.add(in.stringAt(b, p, PlainInput.value(length)));
        p += PlainInput.value(length);
      }
      in.endBlock(b, header, p, limit);
      header = p;
      block = in.readBlock(b, p, limit, 1);
      p = PlainInput.after(block);
    }
    return p;
  }
}
