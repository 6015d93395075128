package io.avrodyne.runtime.codegen;

/**
 * The compact form of the text of a large schema in generated code. A section that occurred before
 * is replaced by its position and length in the text so far: a tab, the position, a comma, the
 * length and a semicolon, in base 36. JSON on one line contains no tabs.
 *
 * <p>If many types refer to each other, the schema of each one names all of them many times.
 */
final class FoldedText {

  private static final int RADIX = 36;

  private FoldedText() {}

  /** Returns the complete text; text that is not folded is returned unchanged. */
  static String unfold(String folded) {
    int tab = folded.indexOf('\t');
    if (tab < 0) {
      return folded;
    }
    StringBuilder text = new StringBuilder(4 * folded.length());
    int at = 0;
    for (; tab >= 0; tab = folded.indexOf('\t', at)) {
      int comma = folded.indexOf(',', tab);
      int end = folded.indexOf(';', comma);
      int start = Integer.parseInt(folded, tab + 1, comma, RADIX);
      int length = Integer.parseInt(folded, comma + 1, end, RADIX);
      text.append(folded, at, tab).append(text, start, start + length);
      at = end + 1;
    }
    return text.append(folded, at, folded.length()).toString();
  }
}
