/**
 * A serializer for Axon Framework that stores events, snapshots, commands and queries as Avro
 * messages. Applications call {@link io.avrodyne.axon.AvrodyneAxonSerializer} and {@link
 * io.avrodyne.axon.RevisionSource}; the rest is package-private. Nothing here starts or configures
 * Axon, and no class is loaded by a name that was stored.
 */
@NullMarked
package io.avrodyne.axon;

import org.jspecify.annotations.NullMarked;
