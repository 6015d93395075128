package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An encoding as text: of a {@code java.math} number, or of any class with a public constructor
 * that takes a {@code String}.
 *
 * <p><b>Shape.</b> An Avro string without a logical type: the result of {@code toString}, which the
 * constructor with a {@code String} parameter reads. No digit is lost.
 *
 * <p><b>Allocation.</b> Encoding creates the text.
 *
 * <p><b>Errors.</b> Text that the constructor rejects causes a {@link DecodeException}.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroString {}
