package io.avrodyne.processor.discover.creator;

import javax.lang.model.type.TypeMirror;

/**
 * A parameter of a constructor or static method that takes a property.
 *
 * @param property the name of the property
 * @param type of the parameter, which fits the property
 * @param overloaded whether a call must say which constructor or method is meant
 * @param nonNull whether an annotation says that it is never null
 */
public record ParameterDeclaration(
    String property, TypeMirror type, boolean overloaded, boolean nonNull) {}
