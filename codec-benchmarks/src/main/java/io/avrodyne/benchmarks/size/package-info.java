/**
 * The report on sizes, with the naive timing of a published benchmark. Called by the main class;
 * refers to the benchmarks on objects.
 */
@NullMarked
package io.avrodyne.benchmarks.size;

import org.jspecify.annotations.NullMarked;
