/**
 * The emitters that turn plans into source, one small class for each kind of output. Only the
 * package {@code processor} calls them. Decisions that a plan can express belong in the plan, not
 * here.
 */
@NullMarked
package io.avrodyne.processor.emit;

import org.jspecify.annotations.NullMarked;
