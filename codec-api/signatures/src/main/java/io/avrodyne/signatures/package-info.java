/**
 * What a module shows and what it uses: the comparison of its signatures with those that were
 * approved, and the rule for the packages that an adapter may use. Called by tests of the published
 * modules; depends on none of them.
 */
@NullMarked
package io.avrodyne.signatures;

import org.jspecify.annotations.NullMarked;
