/**
 * The reports on sizes, with the naive timing of a published benchmark, and on what contenders need
 * to start. Called by the main class.
 */
@NullMarked
package io.avrodyne.benchmarks.harness.size;

import org.jspecify.annotations.NullMarked;
