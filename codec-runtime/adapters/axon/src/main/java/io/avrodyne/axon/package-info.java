/** Placeholder. */
@NullMarked
package io.avrodyne.axon;

import org.jspecify.annotations.NullMarked;
