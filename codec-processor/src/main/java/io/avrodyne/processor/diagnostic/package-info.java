/** Findings as values. Every room may make them; only the corridor prints them. */
@NullMarked
package io.avrodyne.processor.diagnostic;

import org.jspecify.annotations.NullMarked;
