/**
 * The workload of data that an earlier version of a type wrote: decoding 64 different shipments in
 * turn, of each version that differs in one way, compared with those of today's. Bytes per second
 * are what to compare between versions, because their data differ in size.
 */
@NullMarked
package io.avrodyne.benchmarks.evolution;

import org.jspecify.annotations.NullMarked;
