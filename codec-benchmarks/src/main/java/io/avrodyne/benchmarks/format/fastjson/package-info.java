/** The binary format of fastjson2 as a contender. Called by the benchmarks. */
@NullMarked
package io.avrodyne.benchmarks.format.fastjson;

import org.jspecify.annotations.NullMarked;
