/**
 * The event stores: the databases on which the published experiments run again, and what both
 * experiments count. Called by the packages of the experiments; refers to neither of them.
 */
@NullMarked
package io.avrodyne.benchmarks.stores;

import org.jspecify.annotations.NullMarked;
