package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A mark for a wrapper type that is encoded as its only component, such as {@code record
 * OrderId(UUID value)}.
 *
 * <p><b>Shape.</b> That of the only component or field; the wrapper itself does not appear in the
 * schema. Annotations on that component apply.
 *
 * <p><b>Allocation.</b> Decoding creates the wrapper.
 *
 * <p><b>Errors.</b> Any other number of components is a compile error.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface AvroValue {}
