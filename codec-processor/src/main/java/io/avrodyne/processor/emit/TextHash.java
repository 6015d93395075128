package io.avrodyne.processor.emit;

import java.nio.charset.StandardCharsets;
import org.apache.avro.SchemaNormalization;

/** The hash of a whole schema text, computed as CRC-64-AVRO. */
final class TextHash {

  private TextHash() {}

  /**
   * Returns the hash of a whole text; unlike a schema's fingerprint, it covers logical types,
   * defaults and documentation.
   */
  static long ofText(String text) {
    return SchemaNormalization.fingerprint64(text.getBytes(StandardCharsets.UTF_8));
  }
}
