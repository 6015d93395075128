package io.avrodyne.pekko.redis;

import io.avrodyne.api.AvroRecord;

/**
 * A snapshot with its envelope.
 *
 * @param timestamp when the snapshot was taken, in milliseconds since the epoch
 */
@AvroRecord
record StoredSnapshot(
    String persistenceId, long sequenceNumber, long timestamp, StoredObject state) {}
