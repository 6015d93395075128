/**
 * The workload of data that an earlier version of a type wrote: it decodes 64 different shipments
 * in turn, for each of several versions that differ in one way, and compares them with those of the
 * current version. Compare versions by bytes per second, because their data differ in size.
 */
@NullMarked
package io.avrodyne.benchmarks.evolution;

import org.jspecify.annotations.NullMarked;
