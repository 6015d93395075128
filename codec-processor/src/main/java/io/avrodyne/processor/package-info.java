/**
 * The way of annotated types through a compilation: rounds, deferral and the order of the stages,
 * which are listed in one place. Called by the compiler alone; no other package of the processor
 * calls it. It judges nothing itself.
 */
@NullMarked
package io.avrodyne.processor;

import org.jspecify.annotations.NullMarked;
