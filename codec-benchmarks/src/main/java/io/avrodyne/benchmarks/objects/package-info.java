/**
 * The benchmarks on objects: one class for each contender, and the operations that they share. JMH
 * calls them; they refer to the workloads and the formats.
 */
@NullMarked
package io.avrodyne.benchmarks.objects;

import org.jspecify.annotations.NullMarked;
