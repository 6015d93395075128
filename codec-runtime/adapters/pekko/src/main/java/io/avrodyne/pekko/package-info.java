/**
 * A serializer of Apache Pekko for messages, events, snapshots and states of types with a codec.
 * This package is for applications and their configuration; no other module of this library may use
 * it. Journals do not belong here.
 */
@NullMarked
package io.avrodyne.pekko;

import org.jspecify.annotations.NullMarked;
