package io.avrodyne.runtime.file;

import java.io.ByteArrayOutputStream;

/** A concatenation of bytes. */
final class Bytes {

  private Bytes() {}

  static byte[] join(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }
}
