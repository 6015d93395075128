/**
 * The equity market event: the published experiment, one benchmark class a contender. What the
 * contenders share of it stands here once; the event's three Java forms are in {@code model}.
 */
@NullMarked
package io.avrodyne.benchmarks.equity;

import org.jspecify.annotations.NullMarked;
