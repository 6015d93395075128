package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A mark that makes the items of a collection or array, and the values of a map, nullable, also
 * where the items are collections or maps themselves, unless these reject null. In Java, {@link
 * AvroNullable} on the type argument says the same of one level: {@code List<@AvroNullable
 * String>}. Kotlin's {@code kapt} does not pass on annotations of type arguments, so this one is on
 * the property.
 *
 * <p><b>Shape.</b> Each item is a union with {@code null}, in the order given by {@link
 * AvroRecord#nullOrder()}. Whether the property itself may be null is another matter.
 *
 * <p><b>Errors.</b> On any type other than a collection, a map or an array of references, and where
 * items are optionals, this annotation is a compile error.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface AvroNullableItems {}
