/**
 * What the adapters of several libraries share. Called by the packages below, one for each library;
 * refers to no library.
 */
@NullMarked
package io.avrodyne.benchmarks.format;

import org.jspecify.annotations.NullMarked;
