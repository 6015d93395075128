/**
 * The mappings between the application's classes and the messages of other formats, written as one
 * would by hand. Called by the formats; refers to the workloads.
 */
@NullMarked
package io.avrodyne.benchmarks.mapping;

import org.jspecify.annotations.NullMarked;
