/**
 * The equity market event: the published experiment, with one benchmark class per contender. Code
 * that the contenders share is defined here once; the event's three Java forms are in {@code
 * model}.
 */
@NullMarked
package io.avrodyne.benchmarks.equity;

import org.jspecify.annotations.NullMarked;
