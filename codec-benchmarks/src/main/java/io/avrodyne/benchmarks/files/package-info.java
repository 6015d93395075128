/**
 * The workload of object container files: it writes and reads a file of small records in memory, so
 * that no disk is measured.
 */
@NullMarked
package io.avrodyne.benchmarks.files;

import org.jspecify.annotations.NullMarked;
