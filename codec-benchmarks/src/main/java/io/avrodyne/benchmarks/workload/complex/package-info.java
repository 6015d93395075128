/**
 * Clients with fields of most kinds. Called by {@code Workload} and by mappers; refers to no
 * contender.
 */
@NullMarked
package io.avrodyne.benchmarks.workload.complex;

import org.jspecify.annotations.NullMarked;
