/**
 * Schema resolution: plans for reading data of a writer's schema as values of a reader's schema.
 * Drafts are filled in, completed, and turned into immutable plans. A value is called
 * <i>straight</i> if the decoder for the reader's own schema, the straight decoder, reads the
 * writer's bytes unchanged. This package is called by decoders, messages and generated code, not by
 * applications. Reading values of a single schema does not belong here.
 */
@NullMarked
package io.avrodyne.runtime.resolve;

import org.jspecify.annotations.NullMarked;
