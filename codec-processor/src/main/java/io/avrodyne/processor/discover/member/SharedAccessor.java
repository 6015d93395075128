package io.avrodyne.processor.discover.member;

import javax.lang.model.element.ExecutableElement;

/**
 * A method that two properties need.
 *
 * @param first whether the property is the first of those that need it
 * @param other the name of another one
 * @param suggestion the name of a method that only the property would find
 */
public record SharedAccessor(
    ExecutableElement method, boolean first, String other, String suggestion) {}
