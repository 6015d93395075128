/**
 * The text of sources, laid out as a person would. Called by the generator; decides nothing about
 * types and names.
 */
@NullMarked
package io.avrodyne.generate.source;

import org.jspecify.annotations.NullMarked;
