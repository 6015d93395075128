package io.avrodyne.api;

/** Says that a message names a schema that its decoder does not know. */
public final class UnknownSchemaException extends AvroCodecException {

  private static final long serialVersionUID = 1L;

  private final long fingerprint;

  UnknownSchemaException(long fingerprint, String advice) {
    super(String.format("unknown schema fingerprint 0x%016x. %s", fingerprint, advice), null);
    this.fingerprint = fingerprint;
  }

  /** Returns the CRC-64-AVRO fingerprint that the message names. */
  public long fingerprint() {
    return fingerprint;
  }
}
