/**
 * The comparison of a type's schema with those of its earlier versions. Called by rules, which
 * judge what it finds, and by emitters, which ask what can be read. It reports nothing and writes
 * nothing.
 */
@NullMarked
package io.avrodyne.processor.evolve;

import org.jspecify.annotations.NullMarked;
