/**
 * Everything about earlier versions of a type: the comparison of two schemas, the choice of the
 * earlier versions that a codec knows, and the plan of the straight-line code for each of them.
 * Called by the rules, which judge its findings, and by the emitters, which print its plans. It
 * does not report problems or write code.
 */
@NullMarked
package io.avrodyne.processor.evolve;

import org.jspecify.annotations.NullMarked;
