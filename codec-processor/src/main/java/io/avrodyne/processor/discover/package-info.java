/**
 * The reading of Java declarations: properties, accessors, creators and annotation values, with
 * generics resolved. The package {@code bind} calls it. Knowledge of Avro does not belong here.
 */
@NullMarked
package io.avrodyne.processor.discover;

import org.jspecify.annotations.NullMarked;
