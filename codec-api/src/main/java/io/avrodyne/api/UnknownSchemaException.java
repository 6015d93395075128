package io.avrodyne.api;

/** An exception thrown if a message refers to a schema that its decoder does not know. */
public final class UnknownSchemaException extends AvroCodecException {

  private static final long serialVersionUID = 1L;

  private final long fingerprint;

  UnknownSchemaException(long fingerprint, String advice) {
    super(String.format("unknown schema fingerprint 0x%016x. %s", fingerprint, advice), null);
    this.fingerprint = fingerprint;
  }

  /** Returns the CRC-64-AVRO fingerprint in the message. */
  public long fingerprint() {
    return fingerprint;
  }
}
