/**
 * Where {@code mvn -pl codec-benchmarks jmh} begins: options in, JMH run, report out. Called by the
 * build only; workloads and contenders have packages of their own.
 */
@NullMarked
package io.avrodyne.benchmarks;

import org.jspecify.annotations.NullMarked;
