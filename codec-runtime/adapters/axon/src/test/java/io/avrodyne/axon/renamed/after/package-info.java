/** The classes of a wallet under the names of today. */
@NullMarked
package io.avrodyne.axon.renamed.after;

import org.jspecify.annotations.NullMarked;
