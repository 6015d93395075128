/** Avrodyne's own codecs as contenders. Called by the benchmarks. */
@NullMarked
package io.avrodyne.benchmarks.format.avrodyne;

import org.jspecify.annotations.NullMarked;
