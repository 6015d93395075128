package io.avrodyne.api;

/** An exception thrown if data refer to a schema that their decoder does not know. */
public final class UnknownSchemaException extends AvroCodecException {

  private static final long serialVersionUID = 1L;

  private final String identifier;
  private final long fingerprint;

  UnknownSchemaException(long fingerprint, String advice) {
    this(String.format("schema fingerprint 0x%016x", fingerprint), fingerprint, advice);
  }

  UnknownSchemaException(String identifier, long fingerprint, String advice) {
    super("unknown " + identifier + ". " + advice, null);
    this.identifier = identifier;
    this.fingerprint = fingerprint;
  }

  /** Returns the kind and the value of the identifier in the data, such as {@code schema id 17}. */
  public String identifier() {
    return identifier;
  }

  /**
   * Returns the CRC-64-AVRO fingerprint in the data, or 0 if they identify their schema in another
   * way.
   */
  public long fingerprint() {
    return fingerprint;
  }
}
