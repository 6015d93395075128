/**
 * The harness: what benchmarks say about themselves, and in the packages below it what selects,
 * runs and reports them. Called by the main class and by benchmarks; refers to no benchmark,
 * workload or contender, all of which it finds through JMH.
 */
@NullMarked
package io.avrodyne.benchmarks.harness;

import org.jspecify.annotations.NullMarked;
