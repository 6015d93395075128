package io.avrodyne.benchmarks.formats;

import java.util.List;

/**
 * A part of an encoded datum.
 *
 * @param from the position of its first byte
 * @param text what it says
 */
record Mark(int from, String text) {

  private static final int WIDTH = 24;
  private static final String LINE = "%-" + 3 * WIDTH + "s%s\n";

  /** Returns a line or more for each mark: its bytes, up to the next mark, and its text. */
  static String listing(byte[] bytes, List<Mark> marks) {
    StringBuilder listing = new StringBuilder();
    for (int i = 0; i < marks.size(); i++) {
      int end = i + 1 < marks.size() ? marks.get(i + 1).from : bytes.length;
      listing.append(marks.get(i).lines(bytes, end));
    }
    return listing.toString();
  }

  private String lines(byte[] bytes, int end) {
    StringBuilder lines = new StringBuilder();
    int p = from;
    do {
      int next = Math.min(end, p + WIDTH);
      lines.append(String.format(LINE, hex(bytes, p, next), p == from ? text : "").stripTrailing());
      lines.append('\n');
      p = next;
    } while (p < end);
    return lines.toString();
  }

  private static String hex(byte[] bytes, int from, int to) {
    StringBuilder hex = new StringBuilder();
    for (int i = from; i < to; i++) {
      hex.append(String.format("%02x ", bytes[i]));
    }
    return hex.toString();
  }
}
