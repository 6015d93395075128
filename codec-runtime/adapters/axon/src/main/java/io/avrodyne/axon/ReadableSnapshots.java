package io.avrodyne.axon;

import org.axonframework.eventhandling.DomainEventData;
import org.axonframework.eventsourcing.snapshotting.SnapshotFilter;

/**
 * A filter that ignores the snapshots that this version of the application cannot read, such as
 * those of a later version during an upgrade. Axon then builds the aggregate from its events.
 *
 * <p>Snapshots of types without a codec pass, unless their revision is a fingerprint. If a {@code
 * SchemaStore} fails, so does the loading of the aggregate: the store may have the schema.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
public final class ReadableSnapshots implements SnapshotFilter {

  private final AvrodyneAxonSerializer serializer;

  /** Creates a filter for the snapshots of a serializer. */
  public ReadableSnapshots(AvrodyneAxonSerializer serializer) {
    this.serializer = serializer;
  }

  @Override
  public boolean test(DomainEventData<?> snapshot) {
    return serializer.isReadable(snapshot.getPayload().getType());
  }
}
