/**
 * What annotations say, and where: those of a declaration and of the parts of its type, and the
 * settings that classes share. The other packages of {@code discover} and their callers call it.
 * Whether a class can be read or created does not belong here.
 */
@NullMarked
package io.avrodyne.processor.discover.settings;

import org.jspecify.annotations.NullMarked;
