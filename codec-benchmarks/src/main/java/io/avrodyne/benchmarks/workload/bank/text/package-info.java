/**
 * Events of bank accounts, with money as text. Called by {@code Workload}; refers to no contender.
 */
@NullMarked
package io.avrodyne.benchmarks.workload.bank.text;

import org.jspecify.annotations.NullMarked;
