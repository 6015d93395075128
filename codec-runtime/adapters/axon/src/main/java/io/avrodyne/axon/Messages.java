package io.avrodyne.axon;

import io.avrodyne.runtime.Fingerprints;
import java.util.Arrays;
import org.apache.avro.Schema;

/**
 * The header of single-object messages.
 *
 * <p><b>Source.</b> Avro specification, "Single-object encoding".
 */
final class Messages {

  static final int HEADER_BYTES = 10;

  private static final byte MARKER = (byte) 0xC3;
  private static final byte VERSION = 1;
  private static final int FINGERPRINT = 2;

  private Messages() {}

  /**
   * Returns whether bytes begin as a message does. Neither JSON nor XML, CBOR objects or Java's
   * serialization begin in this way.
   */
  static boolean isMessage(byte[] bytes) {
    return bytes.length >= 2 && bytes[0] == MARKER && bytes[1] == VERSION;
  }

  /** Returns whether bytes begin as a message does and are long enough for the header. */
  static boolean hasHeader(byte[] bytes) {
    return isMessage(bytes) && bytes.length >= HEADER_BYTES;
  }

  static long fingerprint(byte[] bytes) {
    return Fingerprints.fromLittleEndian(bytes, FINGERPRINT);
  }

  static byte[] header(long fingerprint) {
    byte[] header = new byte[HEADER_BYTES];
    header[0] = MARKER;
    header[1] = VERSION;
    System.arraycopy(Fingerprints.toLittleEndian(fingerprint), 0, header, FINGERPRINT, Long.BYTES);
    return header;
  }

  /** Returns the message of a datum. */
  static byte[] of(byte[] datum, Schema schema) {
    byte[] header = header(Fingerprints.crc64(schema));
    byte[] message = Arrays.copyOf(header, header.length + datum.length);
    System.arraycopy(datum, 0, message, header.length, datum.length);
    return message;
  }
}
