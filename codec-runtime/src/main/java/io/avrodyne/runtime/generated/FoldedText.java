package io.avrodyne.runtime.generated;

/**
 * The text of a large schema as generated code holds it. A stretch that has been there before is
 * given by its place and length in the text so far: a tab, the place, a comma, the length and a
 * semicolon, in base 36. JSON on one line has no tabs.
 *
 * <p>Where many types hold each other, each has a schema that names all of them many times over.
 */
final class FoldedText {

  private static final int RADIX = 36;

  private FoldedText() {}

  /** Returns the whole text; what is not folded stays as it is. */
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
