/**
 * The differences between two schemas, and who may be deployed first after each. Called by the
 * command {@code diff}; knows nothing of command lines.
 */
@NullMarked
package io.avrodyne.command.diff;

import org.jspecify.annotations.NullMarked;
