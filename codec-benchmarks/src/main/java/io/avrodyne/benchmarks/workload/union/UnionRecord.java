package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.api.AvroRecord;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The envelope of an event. */
@AvroRecord
public record UnionRecord(
    long sequence,
    EventRecord event,
    @Nullable EventRecord cause,
    List<EventRecord> history,
    @Nullable String note) {}
