/** Posts of short texts. Called by {@code Workload} and by mappers; refers to no contender. */
@NullMarked
package io.avrodyne.benchmarks.workload.social;

import org.jspecify.annotations.NullMarked;
