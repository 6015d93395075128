/**
 * Some contenders in a process that did something else before. Called by JMH. Their operations, and
 * the same contenders in a fresh process, are in {@code objects}.
 */
@NullMarked
package io.avrodyne.benchmarks.used;

import org.jspecify.annotations.NullMarked;
