package io.avrodyne.benchmarks.format.sbe;

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

  byte[] bytes() {
    return bytes;
  }

  int length() {
    return length;
  }
}
