/** Records of simple types. Called by {@code Workload} and by mappers; refers to no contender. */
@NullMarked
package io.avrodyne.benchmarks.workload.simple;

import org.jspecify.annotations.NullMarked;
