/**
 * Schema resolution: plans that say how data of a writer's schema become values of a reader's.
 * Drafts are filled, completed, and made into plans that never change. Called by decoders, messages
 * and generated code; not for applications. Reading values of one schema does not belong here.
 */
@NullMarked
package io.avrodyne.runtime.resolve;

import org.jspecify.annotations.NullMarked;
