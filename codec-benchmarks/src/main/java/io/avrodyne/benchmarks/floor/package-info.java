/**
 * The floors: the least work that any codec for the same objects has to do. Straight-line code over
 * plain arrays, the graph without its bytes, and the bytes without their graph. Called by the
 * benchmarks on objects; refers to the workloads, and to nothing of Avrodyne's runtime except to
 * prepare data that are not measured. The code repeats itself on purpose where classes differ.
 */
@NullMarked
package io.avrodyne.benchmarks.floor;

import org.jspecify.annotations.NullMarked;
