package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lets decoding use a string again that it created before, for fields with few different values.
 *
 * <p><b>Shape.</b> What is encoded stays the same.
 *
 * <p><b>Allocation.</b> None for a string that the input remembers. It remembers a bounded number
 * of them.
 *
 * <p><b>Errors.</b> On a type other than {@code String} it is a compile error.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroInterned {}
