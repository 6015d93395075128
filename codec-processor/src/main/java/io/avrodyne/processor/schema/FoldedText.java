package io.avrodyne.processor.schema;

import java.util.Arrays;

/**
 * The text of a large schema in the form that generated code contains. A repeated stretch is
 * replaced by its position and length in the preceding text: a tab, the position, a comma, the
 * length and a semicolon, in base 36. JSON on one line has no tabs.
 *
 * <p>If many types contain each other, each schema names all of them many times, and the total text
 * grows with the cube of their number. The runtime unfolds it.
 */
public final class FoldedText {

  /** Shorter texts stay readable. */
  private static final int MIN_CHARS = 20_000;

  private static final int RADIX = 36;
  private static final int MIN_STRETCH = 24;
  private static final int MAX_CANDIDATES = 32;
  private static final int TABLE = 1 << 16;

  private final String text;
  private final int[] last = new int[TABLE];
  private final int[] before;

  private FoldedText(String text) {
    this.text = text;
    this.before = new int[text.length()];
    Arrays.fill(last, -1);
  }

  /** Returns a text, folded if it is large and repetitive, else unchanged. */
  public static String fold(String text) {
    if (text.length() < MIN_CHARS || text.indexOf('\t') >= 0) {
      return text;
    }
    String folded = new FoldedText(text).folded();
    return folded.length() < text.length() / 2 ? folded : text;
  }

  /** Returns the whole text; text that is not folded is returned unchanged. */
  public static String unfold(String folded) {
    StringBuilder text = new StringBuilder();
    int at = 0;
    for (int tab = folded.indexOf('\t'); tab >= 0; tab = folded.indexOf('\t', at)) {
      int comma = folded.indexOf(',', tab);
      int end = folded.indexOf(';', comma);
      int start = Integer.parseInt(folded, tab + 1, comma, RADIX);
      int length = Integer.parseInt(folded, comma + 1, end, RADIX);
      text.append(folded, at, tab).append(text, start, start + length);
      at = end + 1;
    }
    return text.append(folded, at, folded.length()).toString();
  }

  private String folded() {
    StringBuilder folded = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      int start = longest(at);
      int length = start < 0 ? 1 : stretch(start, at);
      if (start < 0) {
        folded.append(text.charAt(at));
      } else {
        folded.append('\t').append(Integer.toString(start, RADIX));
        folded.append(',').append(Integer.toString(length, RADIX)).append(';');
      }
      for (int end = at + length; at < end; at++) {
        remember(at);
      }
    }
    return folded.toString();
  }

  /**
   * Returns the start of the longest earlier stretch that is repeated at a position, or -1 if all
   * are too short.
   */
  private int longest(int at) {
    if (at + MIN_STRETCH > text.length()) {
      return -1;
    }
    int best = -1;
    int length = MIN_STRETCH - 1;
    int start = last[slot(at)];
    for (int i = 0; start >= 0 && i < MAX_CANDIDATES; i++) {
      int found = stretch(start, at);
      if (found > length) {
        best = start;
        length = found;
      }
      start = before[start];
    }
    return best;
  }

  /**
   * Returns the length of the common text at two positions; the first stretch ends before the
   * second begins.
   */
  private int stretch(int start, int at) {
    int max = Math.min(at - start, text.length() - at);
    int length = 0;
    while (length < max && text.charAt(start + length) == text.charAt(at + length)) {
      length++;
    }
    return length;
  }

  private void remember(int at) {
    if (at + MIN_STRETCH <= text.length()) {
      int slot = slot(at);
      before[at] = last[slot];
      last[slot] = at;
    }
  }

  private int slot(int at) {
    int hash = 0;
    for (int i = at; i < at + MIN_STRETCH; i++) {
      hash = 31 * hash + text.charAt(i);
    }
    return (hash ^ hash >>> 16) & TABLE - 1;
  }
}
