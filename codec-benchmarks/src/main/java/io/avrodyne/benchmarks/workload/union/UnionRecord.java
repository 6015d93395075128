package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.api.AvroRecord;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The envelope of an event.
 *
 * @param sequence its number
 * @param event the event
 * @param cause the event that led to it, if one did
 * @param history up to eight events before it
 * @param note a remark, if there is one
 */
@AvroRecord
public record UnionRecord(
    long sequence,
    EventRecord event,
    @Nullable EventRecord cause,
    List<EventRecord> history,
    @Nullable String note) {}
