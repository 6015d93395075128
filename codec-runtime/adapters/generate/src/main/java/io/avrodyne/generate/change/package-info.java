/**
 * The difference between generated sources and a folder that holds earlier ones, which users have
 * made their own since. Called by the generator; knows nothing of schemas.
 */
@NullMarked
package io.avrodyne.generate.change;

import org.jspecify.annotations.NullMarked;
