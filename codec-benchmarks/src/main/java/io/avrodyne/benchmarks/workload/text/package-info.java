/** Strings of all lengths and scripts. Called by {@code Workload}; refers to no contender. */
@NullMarked
package io.avrodyne.benchmarks.workload.text;

import org.jspecify.annotations.NullMarked;
