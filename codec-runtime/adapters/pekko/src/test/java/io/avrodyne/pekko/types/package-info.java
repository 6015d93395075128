/** Types of every kind that a serializer may be configured with. */
@NullMarked
package io.avrodyne.pekko.types;

import org.jspecify.annotations.NullMarked;
