package io.avrodyne.api;

/**
 * An exception thrown if no datum of the writer's schema can be read with the reader's schema
 * because a rule of schema resolution is broken. It is thrown when a decoder is created, before any
 * datum is read.
 *
 * <p><b>Source.</b> Avro specification, "Schema Resolution".
 */
public final class SchemaResolutionException extends AvroCodecException {

  private static final long serialVersionUID = 1L;

  SchemaResolutionException(String reason) {
    super(reason, null);
  }
}
