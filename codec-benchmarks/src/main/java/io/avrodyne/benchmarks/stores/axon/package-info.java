/**
 * Axon's event stores, and what is counted in them. Called by the experiments on Axon; knows no
 * events.
 */
@NullMarked
package io.avrodyne.benchmarks.stores.axon;

import org.jspecify.annotations.NullMarked;
