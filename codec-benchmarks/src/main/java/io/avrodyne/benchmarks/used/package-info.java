/**
 * Some contenders in a process that did something else before, and the same ones in a fresh
 * process. Called by JMH. Their operations are those of {@code objects}.
 */
@NullMarked
package io.avrodyne.benchmarks.used;

import org.jspecify.annotations.NullMarked;
