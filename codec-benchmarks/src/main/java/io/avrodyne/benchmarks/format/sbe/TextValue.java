package io.avrodyne.benchmarks.format.sbe;

import static java.nio.charset.StandardCharsets.UTF_8;

/** The encoded bytes of a text, in an array that grows. */
final class TextValue {

  private byte[] bytes = new byte[64];
  private int length;

  /** Returns an array that has room for a text of this length, which the caller puts there. */
  byte[] resize(int newLength) {
    if (newLength > bytes.length) {
      bytes = new byte[newLength];
    }
    length = newLength;
    return bytes;
  }

  void set(String text) {
    bytes = text.getBytes(UTF_8);
    length = bytes.length;
  }

  byte[] bytes() {
    return bytes;
  }

  int length() {
    return length;
  }

  @Override
  public String toString() {
    return new String(bytes, 0, length, UTF_8);
  }
}
