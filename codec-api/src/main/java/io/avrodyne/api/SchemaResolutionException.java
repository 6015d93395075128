package io.avrodyne.api;

/**
 * Says that data of a writer's schema can never be read with the reader's: a rule of schema
 * resolution is broken. Thrown when a decoder is made, before any datum is read.
 *
 * <p><b>Source.</b> Avro specification, "Schema Resolution".
 */
public final class SchemaResolutionException extends AvroCodecException {

  private static final long serialVersionUID = 1L;

  SchemaResolutionException(String reason) {
    super(reason, null);
  }
}
