/**
 * The bank of the published experiment as an application of Axon Framework: commands, the
 * aggregate, a projection, and the load. Called by the benchmarks of the bank; knows no serializer
 * and no database.
 */
@NullMarked
package io.avrodyne.benchmarks.stores.bank.domain;

import org.jspecify.annotations.NullMarked;
