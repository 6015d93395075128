package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A mark that makes a field or an element nullable. For a field, it may also be placed on the
 * accessor. Any other annotation with the simple name {@code Nullable} or {@code CheckForNull} has
 * the same effect.
 *
 * <p><b>Shape.</b> A union with {@code null}, in the order given by {@link AvroRecord#nullOrder()}.
 *
 * <p><b>Errors.</b> On a primitive, this annotation is a compile error, because a primitive cannot
 * be {@code null}.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroNullable {}
