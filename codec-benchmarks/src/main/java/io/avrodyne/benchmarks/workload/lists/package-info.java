/** Nested lists of numbers. Called by {@code Workload} and by mappers; refers to no contender. */
@NullMarked
package io.avrodyne.benchmarks.workload.lists;

import org.jspecify.annotations.NullMarked;
