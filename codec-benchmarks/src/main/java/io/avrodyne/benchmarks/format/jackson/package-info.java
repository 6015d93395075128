/** Jackson's formats as contenders. Called by the benchmarks. */
@NullMarked
package io.avrodyne.benchmarks.format.jackson;

import org.jspecify.annotations.NullMarked;
