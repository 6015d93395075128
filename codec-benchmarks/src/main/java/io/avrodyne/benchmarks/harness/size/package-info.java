/**
 * The report on sizes, with the naive timing of a published benchmark. Called by the main class.
 */
@NullMarked
package io.avrodyne.benchmarks.harness.size;

import org.jspecify.annotations.NullMarked;
