/**
 * The intermediate representation: immutable values that the package {@code bind} creates and all
 * later packages read. Values derived from them belong in the package {@code schema}, and javac's
 * types do not belong here.
 */
@NullMarked
package io.avrodyne.processor.plan;

import org.jspecify.annotations.NullMarked;
