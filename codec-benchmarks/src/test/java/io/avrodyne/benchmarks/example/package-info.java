/**
 * The example applications of {@code fixtures/examples}, built and started as users do. They are
 * tested here because this module depends on everything that they use.
 */
@NullMarked
package io.avrodyne.benchmarks.example;

import org.jspecify.annotations.NullMarked;
