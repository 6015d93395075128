/**
 * Turns plans into source, one small emitter for each output. It decides nothing that a plan could
 * say.
 */
@NullMarked
package io.avrodyne.processor.emit;

import org.jspecify.annotations.NullMarked;
