/**
 * Simple Binary Encoding as contenders, for the equity event without nulls. Called by the
 * benchmarks; refers to flyweights that the build generates.
 */
@NullMarked
package io.avrodyne.benchmarks.format.sbe;

import org.jspecify.annotations.NullMarked;
