/**
 * The contenders: the types by which Flink serializes events. Called by the benchmarks of
 * serializers and of jobs.
 */
@NullMarked
package io.avrodyne.benchmarks.flink.type;

import org.jspecify.annotations.NullMarked;
