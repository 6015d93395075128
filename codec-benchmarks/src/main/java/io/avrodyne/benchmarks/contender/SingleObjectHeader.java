package io.avrodyne.benchmarks.contender;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;

/**
 * The header of Avro's single-object encoding, made once. It lets a contender use its buffered
 * coder for the datum, which Apache Avro's own message classes do not.
 */
public final class SingleObjectHeader {

  private static final byte[] MARKER = {(byte) 0xC3, 0x01};

  private final byte[] header;

  /** Creates the header of messages with this schema. */
  public SingleObjectHeader(Schema schema) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(MARKER);
    try {
      bytes.writeBytes(SchemaNormalization.parsingFingerprint("CRC-64-AVRO", schema));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
    header = bytes.toByteArray();
  }

  /** Returns the size of the header in bytes. */
  public int size() {
    return header.length;
  }

  /** Writes the header. */
  public void write(OutputStream stream) throws IOException {
    stream.write(header, 0, header.length);
  }

  /**
   * Compares the header of a message and returns where its datum begins.
   *
   * @throws IOException if the message is of another schema
   */
  public int check(byte[] bytes, int offset, int length) throws IOException {
    int start = offset + header.length;
    if (length < header.length || !Arrays.equals(bytes, offset, start, header, 0, header.length)) {
      throw new IOException("The header is not that of the schema.");
    }
    return start;
  }
}
