/**
 * The report, which turns JMH's results into tables on the console, Markdown with charts, and a
 * page for browsers. Called by the main class. It knows workloads and contenders by their names
 * only, so a new one appears without a change here.
 */
@NullMarked
package io.avrodyne.benchmarks.harness.report;

import org.jspecify.annotations.NullMarked;
