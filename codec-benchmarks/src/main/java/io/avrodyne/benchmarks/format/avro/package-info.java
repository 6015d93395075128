/** Apache Avro's APIs as contenders. Called by the benchmarks. */
@NullMarked
package io.avrodyne.benchmarks.format.avro;

import org.jspecify.annotations.NullMarked;
