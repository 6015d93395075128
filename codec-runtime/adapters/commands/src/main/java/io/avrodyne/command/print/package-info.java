/**
 * Encoded data as lines of JSON: messages, in any form that carries the identifier of its schema,
 * and container files. Called by the command {@code print}; knows nothing of command lines.
 */
@NullMarked
package io.avrodyne.command.print;

import org.jspecify.annotations.NullMarked;
