/**
 * The workload of one class in two forms: with fields whose strings are new objects each time, and
 * with fields marked {@code @AvroInterned}, whose strings may be objects that were read before.
 */
@NullMarked
package io.avrodyne.benchmarks.interned;

import org.jspecify.annotations.NullMarked;
