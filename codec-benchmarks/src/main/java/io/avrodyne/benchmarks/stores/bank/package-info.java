/**
 * The published bank on Axon Framework, on PostgreSQL and in memory: one benchmark for each
 * serializer. JMH calls them; refers to no workload but the bank's and to no other benchmark.
 */
@NullMarked
package io.avrodyne.benchmarks.stores.bank;

import org.jspecify.annotations.NullMarked;
