package io.avrodyne.runtime.registry;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A text as bytes in UTF-8, decoded from percent-encoding as often as wanted. */
final class EncodedText {

  private final byte[] bytes;

  /** The index of the character of the original text where each byte begins, and its length. */
  private final int[] indexes;

  private EncodedText(byte[] bytes, int[] indexes) {
    this.bytes = bytes;
    this.indexes = indexes;
  }

  static EncodedText of(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
    int[] indexes = new int[3 * text.length() + 1];
    for (int i = 0; i < text.length(); ) {
      int next = text.offsetByCodePoints(i, 1);
      byte[] encoded = text.substring(i, next).getBytes(StandardCharsets.UTF_8);
      Arrays.fill(indexes, bytes.size(), bytes.size() + encoded.length, i);
      bytes.writeBytes(encoded);
      i = next;
    }
    indexes[bytes.size()] = text.length();
    return new EncodedText(bytes.toByteArray(), indexes);
  }

  /** Returns the text with each percent sign and two hexadecimal digits replaced by their byte. */
  EncodedText decoded() {
    byte[] decoded = new byte[bytes.length];
    int[] decodedIndexes = new int[bytes.length + 1];
    int size = 0;
    for (int p = 0; p < bytes.length; size++) {
      decodedIndexes[size] = indexes[p];
      boolean isEncoded = isEncoded(p);
      decoded[size] = isEncoded ? (byte) (digit(p + 1) << 4 | digit(p + 2)) : bytes[p];
      p += isEncoded ? 3 : 1;
    }
    decodedIndexes[size] = indexes[bytes.length];
    return new EncodedText(Arrays.copyOf(decoded, size), decodedIndexes);
  }

  private boolean isEncoded(int p) {
    return bytes[p] == '%' && p + 2 < bytes.length && digit(p + 1) >= 0 && digit(p + 2) >= 0;
  }

  private int digit(int p) {
    return Character.digit(bytes[p], 16);
  }

  int size() {
    return bytes.length;
  }

  /** Returns the index of the character of the original text where a byte begins. */
  int index(int p) {
    return indexes[p];
  }

  /** Returns whether bytes are at a position. */
  boolean has(byte[] part, int p) {
    return bytes[p] == part[0] && Arrays.equals(bytes, p, p + part.length, part, 0, part.length);
  }

  /** Returns whether a range is part of a longer name. */
  boolean isInName(int start, int end) {
    return (start > 0 && isOfName(bytes[start - 1]))
        || (end < bytes.length && isOfName(bytes[end]));
  }

  private static boolean isOfName(byte b) {
    return b < 0 || Character.isLetterOrDigit(b) || b == '_' || b == '-' || b == '.';
  }
}
