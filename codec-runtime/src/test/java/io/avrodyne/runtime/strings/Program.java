package io.avrodyne.runtime.strings;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.OpenStrings;
import java.util.List;

/** A program that writes and reads strings, and prints the mode. */
public final class Program {

  private Program() {}

  /** Prints one word. */
  public static void main(String[] none) {
    for (String text : List.of("", "tea", "caf\u00E9", "\u6F22\u5B57", "\uD83D\uDE00", "a\u6F22")) {
      for (int times : new int[] {1, 10, 1_000}) {
        requireReadAndWritten(text.repeat(times));
      }
    }
    System.out.println(OpenStrings.areOpen() ? "opened" : "closed");
  }

  private static void requireReadAndWritten(String text) {
    AvroOutput out = new AvroOutput();
    Internals.commit(out, Internals.putString(out, 0, text, 0));
    String read = new AvroInput().reset(out.toByteArray()).readString();
    if (!read.equals(text) || read.hashCode() != text.hashCode()) {
      throw new AssertionError(text);
    }
  }
}
