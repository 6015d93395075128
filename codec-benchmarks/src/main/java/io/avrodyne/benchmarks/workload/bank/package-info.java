/**
 * Events of bank accounts, whose money is a type of another library. Called by {@code Workload} and
 * by mappers; refers to no contender.
 */
@NullMarked
package io.avrodyne.benchmarks.workload.bank;

import org.jspecify.annotations.NullMarked;
