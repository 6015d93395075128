/** A wallet whose classes were renamed between two versions of an application. */
@NullMarked
package io.avrodyne.axon.renamed;

import org.jspecify.annotations.NullMarked;
