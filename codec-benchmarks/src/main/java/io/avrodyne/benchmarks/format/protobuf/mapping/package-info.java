/**
 * Conversions between the workloads' objects and Protobuf's messages, written as one would by hand.
 * Called by the contenders of Protobuf; refers to the workloads.
 */
@NullMarked
package io.avrodyne.benchmarks.format.protobuf.mapping;

import org.jspecify.annotations.NullMarked;
