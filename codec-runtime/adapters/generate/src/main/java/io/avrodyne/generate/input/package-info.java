/**
 * Schemas as their owners keep them: files are read, names resolved and mistakes reported, with the
 * file and the path within it. Called by the generator; nothing here knows Java.
 */
@NullMarked
package io.avrodyne.generate.input;

import org.jspecify.annotations.NullMarked;
