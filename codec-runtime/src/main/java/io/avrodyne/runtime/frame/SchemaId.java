package io.avrodyne.runtime.frame;

import java.util.HexFormat;
import java.util.UUID;

/**
 * An identifier of the schema that a datum was written with, as a frame carries it.
 *
 * <p><b>Shape.</b> Up to 128 bits, and the kind of identifier, because the same number means
 * different schemas as an id, as a global id and as a fingerprint.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param kind the kind of identifier
 * @param high the first 64 bits of a UUID; 0 for all other kinds
 * @param low the last 64 bits of a UUID, the number, or the fingerprint; 0 for {@link Kind#NONE}
 */
public record SchemaId(Kind kind, long high, long low) {

  /** The identifier in frames that do not identify a schema. */
  public static final SchemaId NONE = new SchemaId(Kind.NONE, 0, 0);

  private static final int AZURE_DIGITS = 32;

  /** The kinds of identifiers. */
  public enum Kind {
    /** No identifier. */
    NONE,
    /** The CRC-64-AVRO fingerprint of the schema's parsing canonical form. */
    FINGERPRINT,
    /** The id that a registry with Confluent's REST API gave to the schema: 4 bytes. */
    ID,
    /** The GUID that a registry with Confluent's REST API gave to the schema. */
    GUID,
    /** Apicurio's global id: a number for each version of each artifact. */
    GLOBAL_ID,
    /** Apicurio's content id: a number for each text of a schema. */
    CONTENT_ID,
    /** The UUID of a schema version in the AWS Glue Schema Registry. */
    GLUE_VERSION,
    /** The id of a schema in the Azure Schema Registry: 32 hexadecimal digits. */
    AZURE_ID
  }

  /** Returns the identifier for a CRC-64-AVRO fingerprint. */
  public static SchemaId fingerprint(long fingerprint) {
    return new SchemaId(Kind.FINGERPRINT, 0, fingerprint);
  }

  /** Returns the identifier for the id that a registry gave to a schema. */
  public static SchemaId id(int id) {
    return new SchemaId(Kind.ID, 0, id);
  }

  /** Returns the identifier for the GUID that a registry gave to a schema. */
  public static SchemaId guid(UUID guid) {
    return new SchemaId(Kind.GUID, guid.getMostSignificantBits(), guid.getLeastSignificantBits());
  }

  /** Returns the identifier for Apicurio's global id. */
  public static SchemaId globalId(long id) {
    return new SchemaId(Kind.GLOBAL_ID, 0, id);
  }

  /** Returns the identifier for Apicurio's content id. */
  public static SchemaId contentId(long id) {
    return new SchemaId(Kind.CONTENT_ID, 0, id);
  }

  /** Returns the identifier for a schema version in the AWS Glue Schema Registry. */
  public static SchemaId glueVersion(UUID version) {
    return new SchemaId(
        Kind.GLUE_VERSION, version.getMostSignificantBits(), version.getLeastSignificantBits());
  }

  /**
   * Returns the identifier for the id of a schema in the Azure Schema Registry.
   *
   * @throws IllegalArgumentException if the id does not consist of 32 hexadecimal digits
   */
  public static SchemaId azureId(String digits) {
    if (digits.length() != AZURE_DIGITS) {
      throw new IllegalArgumentException("An id in the Azure Schema Registry has 32 digits");
    }
    int half = AZURE_DIGITS / 2;
    return new SchemaId(
        Kind.AZURE_ID,
        HexFormat.fromHexDigitsToLong(digits, 0, half),
        HexFormat.fromHexDigitsToLong(digits, half, AZURE_DIGITS));
  }

  /** Returns the UUID of a kind that has 128 bits. */
  public UUID uuid() {
    return new UUID(high, low);
  }

  /** Returns the kind and the number, the fingerprint in hexadecimal, or the UUID. */
  @Override
  public String toString() {
    return switch (kind) {
      case NONE -> "no schema id";
      case FINGERPRINT -> String.format("fingerprint 0x%016x", low);
      case ID -> "schema id " + low;
      case GUID -> "schema GUID " + uuid();
      case GLOBAL_ID -> "global id " + low;
      case CONTENT_ID -> "content id " + low;
      case GLUE_VERSION -> "schema version " + uuid();
      case AZURE_ID -> "schema id " + uuid().toString().replace("-", "");
    };
  }
}
