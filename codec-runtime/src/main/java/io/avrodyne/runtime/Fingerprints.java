package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.LimitExceededException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.NoSuchAlgorithmException;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;

/**
 * The parsing canonical form of schemas, and fingerprints of that form.
 *
 * <p>The canonical form contains what determines the layout of a datum: types, full names, the
 * names and the order of fields, symbols and sizes. It drops logical types, defaults, aliases,
 * documentation and all other properties. Schemas with the same fingerprint therefore have the same
 * layout, but may differ in meaning: timestamp-millis and timestamp-micros share a fingerprint.
 * Canonical text must not be parsed again, because a name without a namespace would take the
 * namespace of the enclosing type.
 *
 * <p><b>Allocation.</b> Every call creates the canonical form, so callers should keep the results.
 *
 * <p><b>Errors.</b> {@link LimitExceededException} if a schema is nested too deeply for the stack
 * of the thread.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 *
 * <p><b>Source.</b> Avro specification, "Parsing Canonical Form for Schemas" and "Schema
 * Fingerprints". Both are implemented by Apache Avro.
 */
public final class Fingerprints {

  private static final VarHandle LITTLE_ENDIAN =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private Fingerprints() {}

  /** Returns the parsing canonical form. */
  public static String canonicalForm(Schema schema) {
    try {
      return SchemaNormalization.toParsingForm(schema);
    } catch (StackOverflowError e) {
      throw CodecFailures.schemaTooDeepForStack();
    }
  }

  private static byte[] canonicalBytes(Schema schema) {
    return canonicalForm(schema).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Returns the CRC-64-AVRO fingerprint, which is part of the header of a single-object message.
   */
  public static long crc64(Schema schema) {
    return SchemaNormalization.fingerprint64(canonicalBytes(schema));
  }

  /**
   * Returns the MD5 fingerprint, 16 bytes.
   *
   * @throws IllegalStateException if this JVM does not provide MD5
   */
  public static byte[] md5(Schema schema) {
    return digest("MD5", schema);
  }

  /** Returns the SHA-256 fingerprint, 32 bytes. */
  public static byte[] sha256(Schema schema) {
    return digest("SHA-256", schema);
  }

  /**
   * Returns the 8 bytes of a CRC-64-AVRO fingerprint in little-endian order, as used in messages.
   */
  public static byte[] toLittleEndian(long fingerprint) {
    byte[] bytes = new byte[Long.BYTES];
    LITTLE_ENDIAN.set(bytes, 0, fingerprint);
    return bytes;
  }

  /**
   * Returns the CRC-64-AVRO fingerprint stored at {@code offset} in little-endian order.
   *
   * @throws IndexOutOfBoundsException if fewer than 8 bytes are left
   */
  public static long fromLittleEndian(byte[] bytes, int offset) {
    return (long) LITTLE_ENDIAN.get(bytes, offset);
  }

  private static byte[] digest(String algorithm, Schema schema) {
    try {
      return SchemaNormalization.fingerprint(algorithm, canonicalBytes(schema));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("This JVM does not provide " + algorithm, e);
    }
  }
}
