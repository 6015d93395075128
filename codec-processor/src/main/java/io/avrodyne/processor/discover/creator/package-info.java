/**
 * The ways to create an object from its properties, of which one is chosen: constructors, static
 * methods and builders. The package {@code discover} calls it, and {@code bind} reads the result.
 * The search for properties does not belong here.
 */
@NullMarked
package io.avrodyne.processor.discover.creator;

import org.jspecify.annotations.NullMarked;
