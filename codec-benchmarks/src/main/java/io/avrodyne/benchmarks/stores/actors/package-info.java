/**
 * Actors that persist their events, one at a time, in memory, Redis and PostgreSQL. Started by JMH;
 * refers to the formats, and to nothing of the other experiment.
 */
@NullMarked
package io.avrodyne.benchmarks.stores.actors;

import org.jspecify.annotations.NullMarked;
