/**
 * Frames: the bytes and headers that tell with which schema a datum was written, in the forms of
 * single-object messages and of schema registries. This package is for applications and adapters;
 * within the runtime, only the package {@code message} may call it. Schemas and the data themselves
 * do not belong here; see package {@code message}.
 */
@NullMarked
package io.avrodyne.runtime.frame;

import org.jspecify.annotations.NullMarked;
