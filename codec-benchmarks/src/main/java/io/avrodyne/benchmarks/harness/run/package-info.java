/**
 * The run: which benchmarks take part, in which order their forks run, and what happens when one
 * fails or the run is interrupted. Called by the main class and by the comparison of versions;
 * refers to the report and to no workload.
 */
@NullMarked
package io.avrodyne.benchmarks.harness.run;

import org.jspecify.annotations.NullMarked;
