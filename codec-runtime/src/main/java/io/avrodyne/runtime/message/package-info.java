/**
 * Messages: data that each identify the schema they were written with, in a single-object message
 * or in another frame. This package is for applications and adapters; no other package of the
 * runtime may call it. The forms of frames do not belong here, see package {@code frame}; nor does
 * how a registry finds a schema by its identifier.
 */
@NullMarked
package io.avrodyne.runtime.message;

import org.jspecify.annotations.NullMarked;
