package io.avrodyne.runtime;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Writes and reads single values with this library's output and input. */
final class Ours {

  /** Writes one value at a position of an array. */
  interface Putting {
    int into(byte[] buffer, int position);
  }

  private Ours() {}

  /** Returns what was written behind three bytes that must stay as they are. */
  static byte[] put(Putting putting) {
    byte[] buffer = new byte[32];
    int end = putting.into(buffer, 3);
    byte[] written = new byte[end - 3];
    System.arraycopy(buffer, 3, written, 0, written.length);
    return written;
  }

  /** Adds a string to what the output holds. */
  static void putString(AvroOutput out, String value) {
    out.commit(out.putString(out.size(), value, 0));
  }

  static byte[] string(String value) {
    AvroOutput out = new AvroOutput();
    putString(out, value);
    return out.toByteArray();
  }

  static AvroInput strict(byte[] bytes) {
    return input(bytes, Strictness.STRICT);
  }

  static AvroInput lenient(byte[] bytes) {
    return input(bytes, Strictness.LENIENT);
  }

  static AvroInput limited(byte[] bytes, DecodeLimits limits) {
    AvroInput in = new AvroInput(limits, Strictness.STRICT).reset(bytes);
    in.beginDatum();
    return in;
  }

  static byte[] hex(String digits) {
    return HexFormat.of().parseHex(digits.replace(" ", ""));
  }

  /** Reads an array of ints. */
  static List<Integer> ints(AvroInput in) {
    List<Integer> items = new ArrayList<>();
    int count = in.startBlocks(1);
    while (count > 0) {
      int end = in.blockEnd();
      for (int i = 0; i < count; i++) {
        items.add(in.readInt());
      }
      count = in.nextBlock(end, 1);
    }
    return items;
  }

  private static AvroInput input(byte[] bytes, Strictness strictness) {
    AvroInput in = new AvroInput(DecodeLimits.DEFAULT, strictness).reset(bytes);
    in.beginDatum();
    return in;
  }
}
