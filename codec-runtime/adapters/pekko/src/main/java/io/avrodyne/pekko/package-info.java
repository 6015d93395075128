/** Placeholder. */
@NullMarked
package io.avrodyne.pekko;

import org.jspecify.annotations.NullMarked;
