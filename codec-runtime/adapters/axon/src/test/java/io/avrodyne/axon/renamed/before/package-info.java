/** The classes of a wallet under their former names. */
@NullMarked
package io.avrodyne.axon.renamed.before;

import org.jspecify.annotations.NullMarked;
