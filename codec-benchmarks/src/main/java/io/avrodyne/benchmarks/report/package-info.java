/**
 * The report, which turns JMH's results into a table and files. Called by the main class. It refers
 * to no workload, so a new one appears without a change here.
 */
@NullMarked
package io.avrodyne.benchmarks.report;

import org.jspecify.annotations.NullMarked;
