/**
 * Everything about earlier versions of a type: what two schemas have in common and what keeps one
 * from reading the other, which earlier versions a codec knows, and the plan of the straight code
 * for each of them. Called by rules, which judge what it finds, and by emitters, which print its
 * plans. It reports nothing and writes no code.
 */
@NullMarked
package io.avrodyne.processor.evolve;

import org.jspecify.annotations.NullMarked;
