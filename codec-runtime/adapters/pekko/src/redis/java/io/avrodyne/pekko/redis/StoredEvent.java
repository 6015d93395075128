package io.avrodyne.pekko.redis;

import io.avrodyne.api.AvroRecord;

/**
 * An event with its envelope. Because the sequence number is part of it, no two events of an actor
 * are the same element of a sorted set.
 *
 * @param writer the instance of the actor that wrote the event, a UUID
 * @param timestamp when the event was written, in milliseconds since the epoch
 * @param adapterManifest what the event's adapter says about the type, perhaps nothing
 */
@AvroRecord
record StoredEvent(
    String persistenceId,
    long sequenceNumber,
    String writer,
    long timestamp,
    String adapterManifest,
    StoredObject event) {}
