/**
 * The floor of the equity workload: the code that a person would write for exactly these classes
 * with the same output and input. The code repeats itself on purpose; nothing else belongs here.
 */
@NullMarked
package io.avrodyne.benchmarks.handwritten;

import org.jspecify.annotations.NullMarked;
