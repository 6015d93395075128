/**
 * Cold start: the time from the start of a JVM to the end of the first encoding and decoding. Each
 * benchmark starts one of the programs of {@code child} in a JVM of its own. JMH calls them; they
 * refer to no workload and to no other benchmark.
 */
@NullMarked
package io.avrodyne.benchmarks.coldstart;

import org.jspecify.annotations.NullMarked;
