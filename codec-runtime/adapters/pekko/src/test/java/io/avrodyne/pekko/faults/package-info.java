/**
 * What happens to persistent actors when their database fails, on PostgreSQL and on Redis, and when
 * they meet events that cannot be read.
 */
@NullMarked
package io.avrodyne.pekko.faults;

import org.jspecify.annotations.NullMarked;
