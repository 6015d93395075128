/** Apache Fory as a contender. Called by the benchmarks. */
@NullMarked
package io.avrodyne.benchmarks.format.fory;

import org.jspecify.annotations.NullMarked;
