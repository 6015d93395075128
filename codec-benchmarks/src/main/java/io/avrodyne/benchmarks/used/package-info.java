/**
 * Some contenders in a process that did something else before, beside the same in a fresh one. JMH
 * calls them. Their operations are those of {@code objects}.
 */
@NullMarked
package io.avrodyne.benchmarks.used;

import org.jspecify.annotations.NullMarked;
