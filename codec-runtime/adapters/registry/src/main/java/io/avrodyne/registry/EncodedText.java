package io.avrodyne.registry;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A text as bytes in UTF-8, decoded from escape sequences as often as wanted. */
final class EncodedText {

  private final byte[] bytes;

  /** The index of the character of the original text where each byte begins, and its length. */
  private final int[] indexes;

  private EncodedText(byte[] bytes, int[] indexes) {
    this.bytes = bytes;
    this.indexes = indexes;
  }

  static EncodedText of(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    int[] indexes = new int[bytes.length + 1];
    int p = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      int size = sizeOf(c);
      Arrays.fill(indexes, p, p + size, i);
      p += size;
      i += Character.charCount(c);
    }
    indexes[p] = text.length();
    return new EncodedText(bytes, indexes);
  }

  private static int sizeOf(int c) {
    if (c < 0x80 || (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE)) {
      return 1; // A lone surrogate is encoded as a question mark.
    }
    return c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
  }

  /** Returns the text with each escape sequence of URLs, JSON and HTML replaced by its meaning. */
  EncodedText decoded() {
    ByteArrayOutputStream decoded = new ByteArrayOutputStream(bytes.length);
    int[] decodedIndexes = new int[bytes.length + 1];
    for (int p = 0; p < bytes.length; ) {
      Escape escape = Escape.at(bytes, p);
      int start = decoded.size();
      if (escape == null) {
        decoded.write(bytes[p]);
      } else {
        decoded.writeBytes(escape.meaning());
      }
      Arrays.fill(decodedIndexes, start, decoded.size(), indexes[p]);
      p += escape == null ? 1 : escape.length();
    }
    decodedIndexes[decoded.size()] = indexes[bytes.length];
    return new EncodedText(decoded.toByteArray(), decodedIndexes);
  }

  /** Returns the text with the letters of ASCII in lower case. */
  EncodedText lowerCase() {
    byte[] lower = bytes.clone();
    for (int p = 0; p < lower.length; p++) {
      if (lower[p] >= 'A' && lower[p] <= 'Z') {
        lower[p] = (byte) (lower[p] + 'a' - 'A');
      }
    }
    return new EncodedText(lower, indexes);
  }

  /**
   * Returns the text without blanks and control characters, such as the line feeds of a text that
   * somebody broke into lines.
   */
  EncodedText withoutBlanks() {
    byte[] joined = new byte[bytes.length];
    int[] joinedIndexes = new int[bytes.length + 1];
    int size = 0;
    for (int p = 0; p < bytes.length; p++) {
      if (bytes[p] < 0 || bytes[p] > ' ') {
        joinedIndexes[size] = indexes[p];
        joined[size++] = bytes[p];
      }
    }
    joinedIndexes[size] = indexes[bytes.length];
    return new EncodedText(Arrays.copyOf(joined, size), joinedIndexes);
  }

  /**
   * Marks the characters of the original text where a part is.
   *
   * @param isWord whether only where it is not part of a longer name
   */
  void mark(EncodedText part, boolean isWord, boolean[] hidden) {
    int size = part.bytes.length;
    for (int p = 0; size > 0 && p + size <= bytes.length; p++) {
      if (bytes[p] == part.bytes[0]
          && Arrays.equals(bytes, p, p + size, part.bytes, 0, size)
          && !(isWord && isInName(p, p + size))) {
        Arrays.fill(hidden, indexes[p], indexes[p + size], true);
      }
    }
  }

  /** Returns whether a range is part of a longer name. */
  private boolean isInName(int start, int end) {
    return (start > 0 && isOfName(bytes[start - 1]))
        || (end < bytes.length && isOfName(bytes[end]));
  }

  private static boolean isOfName(byte b) {
    return b < 0 || Character.isLetterOrDigit(b) || b == '_' || b == '-' || b == '.';
  }
}
