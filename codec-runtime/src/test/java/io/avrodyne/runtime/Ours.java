package io.avrodyne.runtime;

import io.avrodyne.runtime.codegen.Inputs;
import io.avrodyne.runtime.codegen.Outputs;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** A writer and reader of single values with this library's output and input. */
public final class Ours {

  /** An operation that writes one value at a position of an array. */
  public interface Putting {
    int into(byte[] buffer, int position);
  }

  private Ours() {}

  /** Returns the bytes written after three bytes that must not change. */
  public static byte[] put(Putting putting) {
    byte[] buffer = new byte[32];
    int end = putting.into(buffer, 3);
    byte[] written = new byte[end - 3];
    System.arraycopy(buffer, 3, written, 0, written.length);
    return written;
  }

  /** Begins a datum, which resets the counts of items and depth. */
  public static void beginDatum(AvroInput in) {
    in.beginDatum();
  }

  /** Ends a datum, whose content is everything before {@code p}. */
  public static void commit(AvroOutput out, int p) {
    out.commit(p);
  }

  /** Appends a string to the output. */
  public static void putString(AvroOutput out, String value) {
    out.commit(Outputs.putString(out, out.size(), value, 0));
  }

  public static byte[] string(String value) {
    AvroOutput out = new AvroOutput();
    putString(out, value);
    return out.toByteArray();
  }

  public static AvroInput strict(byte[] bytes) {
    return input(bytes, Strictness.STRICT);
  }

  public static AvroInput lenient(byte[] bytes) {
    return input(bytes, Strictness.LENIENT);
  }

  public static AvroInput limited(byte[] bytes, DecodeLimits limits) {
    AvroInput in = new AvroInput(limits, Strictness.STRICT).reset(bytes);
    in.beginDatum();
    return in;
  }

  public static byte[] hex(String digits) {
    return HexFormat.of().parseHex(digits.replace(" ", ""));
  }

  /** Reads an array of ints. */
  public static List<Integer> ints(AvroInput in) {
    List<Integer> items = new ArrayList<>();
    int count = Inputs.startBlocks(in, 1);
    while (count > 0) {
      int end = Inputs.blockEnd(in);
      for (int i = 0; i < count; i++) {
        items.add(in.readInt());
      }
      count = Inputs.nextBlock(in, end, 1);
    }
    return items;
  }

  private static AvroInput input(byte[] bytes, Strictness strictness) {
    AvroInput in = new AvroInput(DecodeLimits.DEFAULT, strictness).reset(bytes);
    in.beginDatum();
    return in;
  }
}
