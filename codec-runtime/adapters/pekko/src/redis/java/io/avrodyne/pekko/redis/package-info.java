/**
 * A journal and a snapshot store of Pekko on Redis, checked by Pekko's own specifications. Written
 * for tests, of which some use it as a store; it knows nothing of the application's codecs.
 */
@NullMarked
package io.avrodyne.pekko.redis;

import org.jspecify.annotations.NullMarked;
