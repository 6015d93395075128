/** A bank's accounts as typed actors: their commands, events and states. */
@NullMarked
package io.avrodyne.pekko.bank;

import org.jspecify.annotations.NullMarked;
