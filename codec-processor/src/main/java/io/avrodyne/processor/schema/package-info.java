/**
 * What follows from plans: the schemas that they describe and the sizes of those, which defaults
 * fit, the order of fields and branches, which records hold themselves, and into how many methods
 * their code goes. Called by every package that has a plan in hand. It reports nothing and emits
 * nothing, and it compares no versions.
 */
@NullMarked
package io.avrodyne.processor.schema;

import org.jspecify.annotations.NullMarked;
