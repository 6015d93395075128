/**
 * Codecs of the equity event, written by hand for Avrodyne's own output and input. They show what
 * generated code loses against the code that a person would write for exactly these classes; what
 * the runtime loses is shown by the package {@code floor}. Called by the format of Avrodyne. The
 * code repeats itself on purpose; nothing else belongs here.
 */
@NullMarked
package io.avrodyne.benchmarks.handwritten;

import org.jspecify.annotations.NullMarked;
