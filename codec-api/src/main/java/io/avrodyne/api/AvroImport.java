package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes records of types whose source is not the user's, for the annotated type or for all types
 * that share the annotated {@link AvroConfig}.
 *
 * <p>Their codecs are nested in those of the types that reach them.
 *
 * <p><b>Shape.</b> As if each carried {@link AvroRecord} with the settings of the type that reaches
 * it.
 *
 * <p><b>Errors.</b> A type that has a codec of its own, or whose fields cannot be read and written
 * from another package, is a compile error. So is a class that Avro's own compiler generated, which
 * has a schema of its own.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface AvroImport {

  /** Returns the types. */
  Class<?>[] value();
}
