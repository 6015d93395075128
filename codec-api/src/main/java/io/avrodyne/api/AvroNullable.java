package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a field or an element nullable, also from the accessor of the field. Any other annotation
 * whose simple name is {@code Nullable} does the same.
 *
 * <p><b>Shape.</b> A union with {@code null}, in the order that {@link AvroRecord#nullOrder()}
 * gives.
 *
 * <p><b>Errors.</b> On a primitive it is a compile error: a primitive holds no {@code null}.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroNullable {}
