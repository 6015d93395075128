package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Encodes a number of {@code java.math} as text.
 *
 * <p><b>Shape.</b> An Avro string without logical type: what {@code toString} gives, read by the
 * constructor that takes a {@code String}. No digit is lost.
 *
 * <p><b>Allocation.</b> Encoding creates the text.
 *
 * <p><b>Errors.</b> Text that the constructor refuses is a {@link DecodeException}.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroString {}
