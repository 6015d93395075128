/**
 * Events of bank accounts, with money as a record of amount and currency. Called by {@code
 * Workload}; refers to no contender.
 */
@NullMarked
package io.avrodyne.benchmarks.workload.bank.compact;

import org.jspecify.annotations.NullMarked;
