/**
 * The contenders as serializers of Axon Framework. Called by the benchmarks on Axon; knows no
 * database.
 */
@NullMarked
package io.avrodyne.benchmarks.stores.axon.serializer;

import org.jspecify.annotations.NullMarked;
