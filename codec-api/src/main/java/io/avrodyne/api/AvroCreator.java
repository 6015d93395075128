package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The constructor or static method by which decoding creates objects, where several could be meant
 * or another one would be chosen.
 *
 * <p><b>Shape.</b> Each parameter takes a property: the one that {@link AvroName}, {@code
 * java.beans.ConstructorProperties} or Jackson's {@code @JsonProperty} names, or else the one of
 * the parameter's own name. In a class file without the names of parameters, they are matched by
 * their types if each type occurs once. Properties without a parameter need a setter or an
 * assignable field. Without parameters, all of them do.
 *
 * <p><b>Errors.</b> A second creator, one that the codec cannot call, a parameter without a
 * property, and annotations on one parameter that name different properties are compile errors.
 */
@Documented
@Target({ElementType.CONSTRUCTOR, ElementType.METHOD})
@Retention(RetentionPolicy.CLASS)
public @interface AvroCreator {}
