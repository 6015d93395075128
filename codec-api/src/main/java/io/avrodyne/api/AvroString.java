package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An encoding as text: of a {@code java.math} number; of an {@code OffsetDateTime}, {@code
 * ZonedDateTime}, {@code OffsetTime}, {@code ZoneOffset}, {@code Duration}, {@code Period}, {@code
 * Year}, {@code YearMonth} or {@code MonthDay}; of an {@code InetAddress}; or of any class with a
 * public constructor that takes a {@code String}.
 *
 * <p><b>Shape.</b> An Avro string without a logical type. For a time, the text of ISO 8601, with
 * its offset and its zone. For an address, its literal: its name is not written, and reading never
 * looks up a name. Otherwise the result of {@code toString}, which the constructor with a {@code
 * String} parameter reads. No digit is lost.
 *
 * <p><b>Allocation.</b> Encoding creates the text.
 *
 * <p><b>Errors.</b> Text that the constructor or the parser of the type rejects causes a {@link
 * DecodeException}, an address with a scope an {@link EncodeException}.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroString {}
