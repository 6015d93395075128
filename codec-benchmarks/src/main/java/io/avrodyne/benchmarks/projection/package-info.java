/**
 * The workload of a reader that needs few of many fields: 3 of the 100 that were written. The
 * others are skipped.
 */
@NullMarked
package io.avrodyne.benchmarks.projection;

import org.jspecify.annotations.NullMarked;
