package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A mark that lets decoding reuse strings that it created before, for fields with few distinct
 * values.
 *
 * <p><b>Shape.</b> The encoded data do not change.
 *
 * <p><b>Allocation.</b> None for a string that the input remembers. The input remembers a bounded
 * number of strings.
 *
 * <p><b>Errors.</b> On any type other than {@code String}, this annotation is a compile error.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroInterned {}
