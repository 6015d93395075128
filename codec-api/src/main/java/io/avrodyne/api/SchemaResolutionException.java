package io.avrodyne.api;

/**
 * An exception thrown if no datum of the writer's schema can be read with the reader's schema
 * because a rule of schema resolution is broken. It is thrown when a decoder is created, before any
 * datum is read. If only some data break a rule, it is the cause of the {@link DecodeException} for
 * such a datum, with the path of the value.
 *
 * <p><b>Source.</b> Avro specification, "Schema Resolution".
 */
public final class SchemaResolutionException extends AvroCodecException {

  private static final long serialVersionUID = 1L;

  SchemaResolutionException(String reason) {
    super(reason, null);
  }
}
