/**
 * Event-sourced actors of Apache Pekko, driven by acknowledgements. Called by the benchmark of this
 * experiment; knows formats and events, but no store: a journal is a configuration here.
 */
@NullMarked
package io.avrodyne.benchmarks.stores.actors.engine;

import org.jspecify.annotations.NullMarked;
