/**
 * What Java declares for the types of a set of schemas: names, components, annotations, all as
 * values. Called by the generator; nothing here reads files or prints source.
 */
@NullMarked
package io.avrodyne.generate.shape;

import org.jspecify.annotations.NullMarked;
