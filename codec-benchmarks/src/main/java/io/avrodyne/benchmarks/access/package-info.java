/**
 * The workload of one class in two forms: with fields that the codec can see, and with private
 * fields that it uses through handles.
 */
@NullMarked
package io.avrodyne.benchmarks.access;

import org.jspecify.annotations.NullMarked;
