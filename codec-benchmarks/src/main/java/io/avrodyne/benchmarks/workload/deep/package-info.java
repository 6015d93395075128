/** Nested lists and maps, and a tree. Called by {@code Workload}; refers to no contender. */
@NullMarked
package io.avrodyne.benchmarks.workload.deep;

import org.jspecify.annotations.NullMarked;
