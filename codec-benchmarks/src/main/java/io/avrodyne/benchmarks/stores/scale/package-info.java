/**
 * A million events in Axon's store on PostgreSQL, with little memory: appends, replays, and replays
 * of events that ten versions of a class wrote. JMH calls the benchmarks; they refer to no other
 * experiment.
 */
@NullMarked
package io.avrodyne.benchmarks.stores.scale;

import org.jspecify.annotations.NullMarked;
