/** Protobuf as contenders. Called by the benchmarks; takes its messages from {@code mapping}. */
@NullMarked
package io.avrodyne.benchmarks.format.protobuf;

import org.jspecify.annotations.NullMarked;
