/**
 * The floor of the equity workload: what a person would write for exactly these classes over the
 * same output and input. Repeats itself on purpose; nothing else belongs here.
 */
@NullMarked
package io.avrodyne.benchmarks.equity.handwritten;

import org.jspecify.annotations.NullMarked;
