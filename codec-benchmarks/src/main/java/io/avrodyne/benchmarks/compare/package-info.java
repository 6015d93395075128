/**
 * The comparison of two versions of this library, which {@code .ci/compare} starts: the workloads
 * of the working tree, compiled by each version's processor and run on each version's runtime, in
 * pairs of forks that take turns. It compares contenders of one version in the same way. Called by
 * that script only. Reports do not belong here.
 */
@NullMarked
package io.avrodyne.benchmarks.compare;

import org.jspecify.annotations.NullMarked;
