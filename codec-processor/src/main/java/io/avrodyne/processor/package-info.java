/**
 * The way of annotated types through a compilation: rounds, deferral and the order of the stages,
 * which are listed in one place. Only the compiler calls it, and no other package of the processor
 * does. Rules do not belong here.
 */
@NullMarked
package io.avrodyne.processor;

import org.jspecify.annotations.NullMarked;
