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
 * Computes the parsing canonical form of schemas, and fingerprints of it.
 *
 * <p>The canonical form holds what decides on the layout of a datum: types, full names, the names
 * and the order of fields, symbols, sizes. It drops logical types, defaults, aliases, docs and
 * every other property, so schemas of one fingerprint have one layout, but need not mean the same:
 * timestamp-millis and timestamp-micros share theirs. Canonical text must not be parsed again: a
 * name without namespace would take that of the type around it.
 *
 * <p><b>Allocation.</b> The canonical form, at every call: keep what these methods return.
 *
 * <p><b>Errors.</b> {@link LimitExceededException} if a schema is nested too deep for the stack of
 * the thread.
 *
 * <p><b>Threads.</b> Any number at once.
 *
 * <p><b>Source.</b> Avro specification, "Parsing Canonical Form for Schemas" and "Schema
 * Fingerprints". Both come from Apache Avro.
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
      throw CodecFailures.tooDeepForStack("the schema", 0);
    }
  }

  private static byte[] canonicalBytes(Schema schema) {
    return canonicalForm(schema).getBytes(StandardCharsets.UTF_8);
  }

  /** Returns the CRC-64-AVRO fingerprint, which a single-object message begins with. */
  public static long crc64(Schema schema) {
    return SchemaNormalization.fingerprint64(canonicalBytes(schema));
  }

  /**
   * Returns the MD5 fingerprint, 16 bytes.
   *
   * @throws IllegalStateException if this JVM has no MD5
   */
  public static byte[] md5(Schema schema) {
    return digest("MD5", schema);
  }

  /** Returns the SHA-256 fingerprint, 32 bytes. */
  public static byte[] sha256(Schema schema) {
    return digest("SHA-256", schema);
  }

  /** Returns the 8 bytes of a CRC-64-AVRO fingerprint, the lowest first, as messages hold them. */
  public static byte[] toLittleEndian(long fingerprint) {
    byte[] bytes = new byte[Long.BYTES];
    LITTLE_ENDIAN.set(bytes, 0, fingerprint);
    return bytes;
  }

  /**
   * Returns the CRC-64-AVRO fingerprint that stands at {@code offset}, the lowest byte first.
   *
   * @throws IndexOutOfBoundsException if there are no 8 bytes
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
