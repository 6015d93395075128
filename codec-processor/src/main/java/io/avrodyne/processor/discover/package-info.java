/**
 * The reading of Java declarations: classes with their properties, enums, unions, converters and
 * interfaces that list codecs. The packages {@code bind} and {@code processor} call it. Knowledge
 * of Avro does not belong here.
 */
@NullMarked
package io.avrodyne.processor.discover;

import org.jspecify.annotations.NullMarked;
