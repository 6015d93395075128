package io.avrodyne.benchmarks.workload.journal;

import io.avrodyne.api.AvroRecord;

/** The event of the published actors, which add up its values. */
@AvroRecord
public record ValueStored(int value) {}
