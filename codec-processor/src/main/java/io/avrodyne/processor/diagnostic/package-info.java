/**
 * Problems as values. Every package may create them; only the package {@code processor} prints
 * them, so that printing does not belong here.
 */
@NullMarked
package io.avrodyne.processor.diagnostic;

import org.jspecify.annotations.NullMarked;
