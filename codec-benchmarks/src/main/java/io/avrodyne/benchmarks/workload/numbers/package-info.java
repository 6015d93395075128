/**
 * A million values of each primitive type, in an array or in a list. Called by {@code Workload};
 * refers to no contender. There are no records, since a wrapper with one field adds nothing to a
 * million values.
 */
@NullMarked
package io.avrodyne.benchmarks.workload.numbers;

import org.jspecify.annotations.NullMarked;
