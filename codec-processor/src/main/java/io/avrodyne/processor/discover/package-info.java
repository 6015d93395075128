/**
 * Reads Java: properties, accessors, creators, annotation values, generics resolved. It knows
 * nothing of Avro; bind calls it.
 */
@NullMarked
package io.avrodyne.processor.discover;

import org.jspecify.annotations.NullMarked;
