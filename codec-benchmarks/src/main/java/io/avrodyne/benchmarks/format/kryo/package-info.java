/** Kryo as a contender. Called by the benchmarks. */
@NullMarked
package io.avrodyne.benchmarks.format.kryo;

import org.jspecify.annotations.NullMarked;
